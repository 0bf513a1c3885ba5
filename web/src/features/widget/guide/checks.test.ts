import { describe, expect, it } from 'vitest';
import { checksOf, type Facts } from './checks.ts';

const key = { keyId: 'wk_live_a', environment: 'production', state: 'active', lastUsedAt: null } as const;
const facts: Facts = {
  settings: { isOn: true, allowedOrigins: ['https://pagos.example.com'], uncoveredHosts: [] },
  keys: [{ ...key, lastUsedAt: '2026-11-22T10:00:00.000Z' }],
  seen: { minted: 4, opened: 3, answered: 2 },
};
const stateOf = (name: string, change: Partial<Facts>) =>
  checksOf({ ...facts, ...change }).find((one) => one.name === name)?.state;

describe('what data say of an integration', () => {
  it('is good throughout where payees got their answers', () => {
    expect(new Set(checksOf(facts).map(({ state }) => state))).toEqual(new Set(['good']));
  });

  it('is wrong where the widget or its key is off, or a page without leave asks', () => {
    const uncoveredHosts = [{ origin: 'https://otra.example', count: 2, lastAt: '2026-11-22T10:00:00.000Z' }];
    expect(stateOf('power', { settings: { ...facts.settings, isOn: false } })).toBe('wrong');
    expect(stateOf('key', { keys: [{ ...key, state: 'inactive' }] })).toBe('wrong');
    expect(stateOf('hosts', { settings: { ...facts.settings, uncoveredHosts } })).toBe('wrong');
    const allowedOrigins = ['https://otra.example'];
    expect(stateOf('hosts', { settings: { ...facts.settings, uncoveredHosts, allowedOrigins } })).toBe('good');
  });

  it('is wrong where sessions are made and no page ever opens one, not after the first of them', () => {
    expect(stateOf('opened', { seen: { minted: 1, opened: 0, answered: 0 } })).toBe('missing');
    expect(stateOf('opened', { seen: { minted: 3, opened: 0, answered: 0 } })).toBe('wrong');
  });

  it('is missing before anything was done', () => {
    const nothing: Facts = {
      settings: { isOn: true, allowedOrigins: [], uncoveredHosts: [] },
      keys: [],
      seen: { minted: 0, opened: 0, answered: 0 },
    };
    expect(checksOf(nothing).flatMap(({ name, state }) => (state === 'missing' ? [name] : []))).toEqual([
      'key',
      'used',
      'origins',
      'opened',
      'answered',
    ]);
  });
});
