import { describe, expect, it } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { countryOf } from '#shared/engine/country.ts';
import type { AccountFormat } from '#shared/engine/names.ts';
import { readDraft } from '../form/draft.ts';
import { sampleOf } from './sample-account.ts';

const everyFormat = packs.flatMap((pack) =>
  pack.accounts.map(({ format }) => ({ country: pack.country, format: format as AccountFormat, pack })),
);

describe.each(everyFormat)('the example of $country $format', ({ format, pack }) => {
  const country = countryOf(pack);

  it.each(['sandbox', 'production'] as const)('is a whole account without objection or doubt in %s', (environment) => {
    const reading = readDraft(country, { ...sampleOf(country, format, ''), environment });
    expect(reading?.errors).toEqual({});
    expect(reading?.judged.state).toBe('well-formed');
    expect(reading?.judged.findings).toEqual([]);
    expect(reading?.documentDoubts).toEqual([]);
  });
});

describe('the example of a form with a bank chosen', () => {
  it('is an account of that bank', () => {
    const pack = packs.find(({ country }) => country === 'BR');
    if (!pack) throw new Error('Brazil is gone');
    const sample = sampleOf(countryOf(pack), 'LOCAL', '341');
    expect(sample.bankCode).toBe('341');
    expect(readDraft(countryOf(pack), sample)?.errors).toEqual({});
  });
});
