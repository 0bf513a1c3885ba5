import { describe, expect, it } from 'vitest';
import { countries } from '#shared/engine/countries/index.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { demoNumberOf } from './demo-number.ts';
import { demoCountries, demos, examplesOf } from './examples.ts';
import { readingOf } from '#shared/anatomy/reading.ts';

describe.each(demos)('the demo of $country $format', (demo) => {
  it('shows one number in each of the three states', async () => {
    const { judge } = demoNumberOf(await loadCountry(demo.country), demo);
    const { right, wrong, half } = examplesOf(demo);
    expect([right, wrong, half].map((text) => judge(text).state)).toEqual(['well-formed', 'impossible', 'incomplete']);
  });

  it('has nothing to doubt in its right number and points at what is wrong in the other', async () => {
    const { judge } = demoNumberOf(await loadCountry(demo.country), demo);
    const aboutTheNumber = judge(examplesOf(demo).right).findings.filter(({ field }) => field === undefined);
    expect(aboutTheNumber).toEqual([]);
    expect(readingOf(judge(examplesOf(demo).wrong)).wrong.size).toBeGreaterThan(0);
  });

  it('knows the bank, unless the number is a name for one', async () => {
    const { judge, bank } = demoNumberOf(await loadCountry(demo.country), demo);
    expect(Boolean(bank ?? judge(demo.number).bank)).toBe(!['PIX', 'ALIAS'].includes(demo.format));
  });
});

describe('the demo', () => {
  it('is there for every country of the engine', () => {
    expect(demoCountries.toSorted()).toEqual(Object.keys(countries).toSorted());
  });

  it('draws sums only where there are some', async () => {
    const sums = await Promise.all(
      demos.map(async (demo) => {
        const { explain } = demoNumberOf(await loadCountry(demo.country), demo);
        return explain(demo.number) ? `${demo.country} ${demo.companion ?? demo.format}` : [];
      }),
    );
    expect(sums.flat()).toEqual(['MX CLABE', 'PE CCI', 'AR CBU', 'AR CVU', 'BR PIX', 'US routingNumber']);
  });
});
