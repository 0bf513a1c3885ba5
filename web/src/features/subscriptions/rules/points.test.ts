import { describe, expect, it } from 'vitest';
import { packPointsOf, pointsOf } from './points.ts';
import { creditsOf, free, keysOf, lotOf, now, periodEnd, subscriber } from './samples.ts';

const names = (points: readonly { readonly name: string }[]) => points.map(({ name }) => name);

describe('what a plan means for an account', () => {
  it('is, of the own one, what is left and how many keys are used', () => {
    expect(pointsOf(subscriber('pro'), 'pro', now)).toEqual([
      { name: 'left', tone: 'same', count: 38, of: 50, at: periodEnd },
      { name: 'keysUsed', tone: 'same', count: 3, of: 5 },
    ]);
  });

  it('says nothing of keys that nobody could read', () => {
    expect(names(pointsOf(subscriber('pro', { keys: null }), 'pro', now))).toEqual(['left']);
  });

  it('is, of a lower one, first what stops and when, then what stays', () => {
    expect(pointsOf(subscriber('pro'), 'basic', now)).toEqual([
      { name: 'stopping', tone: 'down', count: 2, at: periodEnd },
      { name: 'lost', tone: 'down', features: ['webhooks'], at: periodEnd },
      { name: 'stay', tone: 'same', count: 38, at: periodEnd },
    ]);
  });

  it('names the keys of production among what is lost where none is in use', () => {
    const [lost] = pointsOf(subscriber('pro', { keys: keysOf(0, 1) }), 'basic', now);
    expect(lost).toMatchObject({ name: 'lost', features: ['production', 'webhooks'] });
  });

  it('says that only the first credits expire on a day where others live on', () => {
    const credits = creditsOf(lotOf('subscription', 38), lotOf('pack', 10, '2027-01-02T00:00:00.000Z'));
    expect(pointsOf(subscriber('pro', { credits }), 'basic', now).at(-1)).toMatchObject({
      name: 'stayFrom',
      count: 48,
    });
  });

  it('is, of a higher one, what is gained, the limit and the credits', () => {
    expect(pointsOf(subscriber('pro'), 'enterprise', now)).toEqual([
      { name: 'gained', tone: 'up', features: ['widget', 'sso', 'whiteLabel'] },
      { name: 'limit', tone: 'up', of: 5_000, count: 25_000 },
      { name: 'added', tone: 'up', count: 100, of: 138 },
    ]);
  });

  it('is, of the first one, more keys where nothing else is gained', () => {
    expect(names(pointsOf(free, 'basic', now))).toEqual(['keys', 'added']);
    expect(names(pointsOf(free, 'pro', now))).toEqual(['gained', 'added']);
  });

  it('tells who leaves what is kept', () => {
    expect(names(pointsOf(subscriber('pro'), 'free', now)).at(-1)).toBe('kept');
  });
});

describe('what a pack means for an account', () => {
  it('is its credits, the plan it lifts to, and that the widget is not in it', () => {
    expect(names(packPointsOf(subscriber('pro'), 'pro'))).toEqual(['packAdds']);
    expect(packPointsOf(subscriber('pro'), 'enterprise')).toEqual([
      { name: 'packAdds', tone: 'up', count: 100, of: 138 },
      { name: 'packLifts', tone: 'up', count: 90 },
      { name: 'packNoWidget', tone: 'same' },
    ]);
  });
});
