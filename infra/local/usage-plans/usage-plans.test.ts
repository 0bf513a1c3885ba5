import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assemblyOf, type Described } from '../aws/fixtures/cloud.ts';
import { type Clock, productClock } from '../host/clock.ts';
import { keyOf, placeOf, planOf, plansAndKeys, values } from './fixtures/plans.ts';
import { dayOf } from './period.ts';
import { openUsagePlans, type UsagePlans } from './usage-plans.ts';

const day = 86_400;
const live = { apiId: 'api', stage: 'live' };
const test = { apiId: 'api', stage: 'test' };

let stateDir: string;
let clock: Clock;
let usage: UsagePlans;
const logged: string[] = [];

const open = (resources: readonly Described[] = plansAndKeys): UsagePlans =>
  openUsagePlans(assemblyOf(resources), { stateDir, clock, log: (line) => void logged.push(line) });

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'usage-plans-'));
  clock = productClock();
  // Noon, so that what takes seconds takes no day's end.
  clock.advance(day - ((clock.now() / 1000) % day) + day / 2);
  usage = open();
});
afterEach(() => {
  usage.counts.abandon();
  rmSync(stateDir, { recursive: true });
});

/** Admits so many times, and says each time by which key or why not. */
const admit = (times: number, value = values.shared, stage = live): readonly string[] =>
  Array.from({ length: times }, () => {
    const admitted = usage.admit(value, stage);
    return typeof admitted === 'string' ? admitted : admitted.id;
  });
const made = (id: string, value: string) => ({
  id,
  value,
  enabled: true,
  createdAt: clock.now(),
  updatedAt: clock.now(),
});
const place = (planId: string, keyId: string, worksAt = 0) => ({ planId, keyId, worksAt });

describe('a key', () => {
  it.for<[string, string | undefined, typeof live]>([
    ['that is missing', undefined, live],
    ['that is empty', '', live],
    ['that nobody made', 'unknownKeyOfNobody000', live],
    ['that is disabled', values.off, live],
    ['that is in no plan', values.other, live],
    ['whose plan holds for another stage', values.shared, test],
    ['whose plan holds for another API', values.shared, { apiId: 'another', stage: 'live' }],
  ])('%s is invalid', ([, value, stage]) => {
    expect(usage.admit(value, stage)).toBe('INVALID_API_KEY');
  });

  it('works in its plan from the moment it is in it, not earlier and not after it has left', () => {
    usage.keys.put(made('mine', 'valueOfMyOwnKey000000'));
    usage.keys.join(place('limited', 'mine', clock.now() + 60_000));
    expect(admit(1, 'valueOfMyOwnKey000000')).toEqual(['INVALID_API_KEY']);
    clock.advance(60);
    expect(admit(1, 'valueOfMyOwnKey000000')).toEqual(['mine']);
    usage.keys.leave(place('limited', 'mine'));
    expect(admit(1, 'valueOfMyOwnKey000000')).toEqual(['INVALID_API_KEY']);
  });

  it('that is deleted works no more, and its value is free', () => {
    usage.keys.remove('shared');
    expect(admit(1)).toEqual(['INVALID_API_KEY']);
    usage.keys.put(made('next', values.shared));
    expect(admit(1)).toEqual(['INVALID_API_KEY']);
  });
});

describe('the throttle of a plan', () => {
  it('lets the burst pass, then as many as time gives back, and no more than the burst after a pause', () => {
    expect(admit(4)).toEqual(['shared', 'shared', 'shared', 'THROTTLED']);
    clock.advance(1);
    expect(admit(2)).toEqual(['shared', 'THROTTLED']);
    clock.advance(day);
    expect(admit(4)).toEqual(['shared', 'shared', 'shared', 'THROTTLED']);
  });

  it('is of each key alone', () => {
    usage.keys.put(made('mine', 'valueOfMyOwnKey000000'));
    usage.keys.join(place('limited', 'mine'));
    admit(4);
    expect(admit(1, 'valueOfMyOwnKey000000')).toEqual(['mine']);
  });

  it('is not there in a plan without one', () => {
    usage.keys.join(place('free', 'other'));
    expect(new Set(admit(2000, values.other, test))).toEqual(new Set(['other']));
  });
});

describe('the quota of a plan', () => {
  const inPauses = (times: number) =>
    Array.from({ length: times }, () => {
      clock.advance(1);
      return admit(1)[0];
    });

  it('lets exactly so many pass in its period, whatever was throttled between', () => {
    expect(admit(8).filter((outcome) => outcome === 'THROTTLED')).toHaveLength(5);
    expect(inPauses(3)).toEqual(['shared', 'shared', 'QUOTA_EXCEEDED']);
  });

  it('begins anew with the next period', () => {
    inPauses(6);
    expect(inPauses(1)).toEqual(['QUOTA_EXCEEDED']);
    clock.advance(day / 2);
    expect(inPauses(1)).toEqual(['shared']);
  });

  it('adds up the days of a month', () => {
    usage.counts.abandon();
    usage = open([
      planOf('monthly', 'live', { Quota: { Limit: 2, Period: 'MONTH', Offset: 0 } }),
      keyOf('shared', { Value: values.shared }),
      placeOf('monthly', 'shared'),
    ]);
    const untilNextMonth = Date.UTC(new Date(clock.now()).getUTCFullYear(), new Date(clock.now()).getUTCMonth() + 1, 2);
    clock.advance((untilNextMonth - clock.now()) / 1000);
    expect(admit(1)).toEqual(['shared']);
    clock.advance(7 * day);
    expect(admit(2)).toEqual(['shared', 'QUOTA_EXCEEDED']);
    clock.advance(31 * day);
    expect(admit(1)).toEqual(['shared']);
  });
});

describe('after a restart', () => {
  it('keys made by calls and their places are there beside those of the templates', () => {
    usage.keys.put(made('mine', 'valueOfMyOwnKey000000'));
    usage.keys.join(place('limited', 'mine'));
    usage.keys.join(place('free', 'shared'));
    usage = open();
    expect(usage.keys.all().map(({ id }) => id)).toEqual(['shared', 'other', 'off', 'mine']);
    expect(admit(1, 'valueOfMyOwnKey000000')).toEqual(['mine']);
    expect(admit(1, values.shared, test)).toEqual(['shared']);
  });

  it('keys of the templates are what the templates say', () => {
    usage.keys.remove('shared');
    usage = open();
    expect(admit(1)).toEqual(['shared']);
  });

  it('places in plans that are gone are gone', () => {
    usage.keys.put(made('mine', 'valueOfMyOwnKey000000'));
    usage.keys.join(place('free', 'mine'));
    usage = open(plansAndKeys.filter(({ name }) => name !== 'free'));
    expect(usage.keys.placesOf('mine')).toEqual([]);
  });

  it('a value that was drawn is the same', () => {
    const drawn = () => open([keyOf('drawn')]).keys.find('drawn')?.value;
    expect(drawn()).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(drawn()).toBe(drawn());
  });

  it('two keys of one value stop the start by their names', () => {
    usage.keys.put(made('mine', 'valueOfMyOwnKey000000'));
    expect(() => open([keyOf('new', { Value: 'valueOfMyOwnKey000000' })])).toThrow('new and mine have one value');
  });

  it('counts are there, but for those of the last second before a power cut', () => {
    admit(2);
    usage.counts.flush();
    admit(1);
    usage.counts.abandon();
    usage = open();
    expect(usage.counts.on(place('limited', 'shared'), dayOf(clock.now()))).toBe(2);
  });
});

describe('counts', () => {
  const today = () => dayOf(clock.now());
  const fileOfToday = () => join(stateDir, 'usage', `${today()}.json`);

  it('are written by themselves, not at every request', async () => {
    admit(3);
    expect(existsSync(fileOfToday())).toBe(false);
    await expect.poll(() => existsSync(fileOfToday()), { timeout: 5000 }).toBe(true);
  });

  it('are kept for ninety days', () => {
    admit(1);
    usage.counts.flush();
    clock.advance(90 * day);
    admit(1);
    usage.counts.flush();
    expect(readdirSync(join(stateDir, 'usage'))).toHaveLength(2);
    clock.advance(day);
    admit(1);
    usage.counts.flush();
    expect(readdirSync(join(stateDir, 'usage'))).toHaveLength(2);
  });

  it('that cannot be written are told of, and written with the next', async () => {
    writeFileSync(join(stateDir, 'usage'), 'in the way');
    admit(1);
    await expect.poll(() => logged.at(-1), { timeout: 5000 }).toContain('The counts of the usage plans are not kept');
    rmSync(join(stateDir, 'usage'));
    admit(1);
    usage.counts.flush();
    usage = open();
    expect(usage.counts.on(place('limited', 'shared'), today())).toBe(2);
  });
});

describe('a template', () => {
  it.for<[string, Described, RegExp]>([
    ['a value of nineteen characters', keyOf('k', { Value: 'a'.repeat(19) }), /has 20 to 128 letters and digits/],
    ['a value of another character', keyOf('k', { Value: `${'a'.repeat(20)}_` }), /has 20 to 128 letters and digits/],
    ['keys of a stage', keyOf('k', { StageKeys: [] }), /Unrecognized key: "StageKeys"/],
    ['another type of key', { ...placeOf('p', 'k'), properties: { KeyType: 'X' } }, /KeyType/],
    [
      'limits of single methods',
      planOf('p', 'live', { ApiStages: [{ ApiId: 'a', Stage: 's', Throttle: { '/x/GET': {} } }] }),
      /limits of single methods/,
    ],
    ['a rate without a burst', planOf('p', 'live', { Throttle: { RateLimit: 1 } }), /BurstLimit/],
    ['a quota of no period', planOf('p', 'live', { Quota: { Limit: 1 } }), /Period/],
    [
      'a week that begins on its eighth day',
      planOf('p', 'live', { Quota: { Limit: 1, Period: 'WEEK', Offset: 7 } }),
      /no day of its period/,
    ],
    ['a property nobody knows', planOf('p', 'live', { Colour: 'red' }), /Unrecognized key: "Colour"/],
  ])('with %s is beyond the local cloud', ([, resource, message]) => {
    expect(() => open([resource])).toThrow(message);
  });
});
