import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitOf } from './deliver.ts';
import { latencyFromEnv, latencyOf } from './latency.ts';

const from = (text?: string) => latencyFromEnv({ CUENTACLARA_BANK_LATENCY_MS: text });

describe('latency', () => {
  it('is two to five seconds unless said otherwise', () => {
    expect(from()).toEqual({ min: 2_000, max: 5_000 });
    expect(from(' ')).toEqual({ min: 2_000, max: 5_000 });
  });

  it.each([
    ['0', 0, 0],
    ['800', 800, 800],
    ['300-8000', 300, 8_000],
  ])('reads %s', (text, min, max) => {
    expect(from(text)).toEqual({ min, max });
  });

  it.each(['fast', '-1', '10-5', '1.5', '1-2-3', '1 s', '99999999'])('stops at %s', (text) => {
    expect(() => from(text)).toThrow('CUENTACLARA_BANK_LATENCY_MS');
  });

  it('stays within its range and repeats for the same request', () => {
    fc.assert(
      fc.property(fc.nat(9_000), fc.nat(9_000), fc.string(), (min, more, body) => {
        const wait = latencyOf({ min, max: min + more }, 1, body);
        expect(wait).toBeGreaterThanOrEqual(min);
        expect(wait).toBeLessThanOrEqual(min + more);
        expect(latencyOf({ min, max: min + more }, 1, body)).toBe(wait);
      }),
    );
  });

  it('is spent only where a bank would be asked', () => {
    expect([waitOf('none', 3_000), waitOf('bank', 3_000), waitOf(8_000, 3_000)]).toEqual([0, 3_000, 8_000]);
  });
});
