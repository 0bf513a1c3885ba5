import { describe, expect, it } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { coverageOf, type CoveredCountry } from './coverage.ts';

const coverage = coverageOf(packs);
const of = (code: string): CoveredCountry | undefined => coverage.find((country) => country.code === code);

const lengthOf = ({ shape }: CoveredCountry) =>
  shape.flatMap((bar) => (bar === 'gap' ? [] : [bar])).reduce((sum, { to }) => sum + to, 0);

describe('the coverage table', () => {
  it('has a row for every country pack', () => {
    expect(coverage.map(({ code }) => code)).toEqual(packs.map(({ country }) => country));
  });

  it('draws a CLABE as 3, 3, 11 and 1', () => {
    expect(of('MX')?.shape).toEqual([
      { role: 'bank', from: 3, to: 3 },
      { role: 'branch', from: 3, to: 3 },
      { role: 'number', from: 11, to: 11 },
      { role: 'check', from: 1, to: 1 },
    ]);
  });

  it('counts both check digits of a CBU', () => {
    expect(of('AR')?.checks).toEqual({ bank: true, branch: true, digits: 2 });
  });

  it('asks for the bank where the number does not name it', () => {
    expect(of('MX')?.before).toEqual({ bank: false });
  });

  it.each(coverage.map((country) => [country.code, country] as const))(
    'draws for %s at least as many characters as its usual number has, and names its formats',
    (_, country) => {
      expect(lengthOf(country)).toBeGreaterThanOrEqual(country.formats[0]?.max ?? Infinity);
      expect(country.currencies.length).toBeGreaterThan(0);
    },
  );

  it('can be written into the page as JSON', () => {
    expect(JSON.parse(JSON.stringify(coverage))).toEqual(coverage);
  });
});
