import { expect, test } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { banksOf } from './banks.ts';

/** Countries where the provider lists its banks by the codes they are chosen by. */
const listed = ['BR', 'CL', 'CO', 'EC', 'MX', 'PE', 'UY'] as const;

test.each(listed)('of %s, the banks said to be askable are those the provider answers for', (country) => {
  const { banks } = packs.find((pack) => pack.country === country)?.banks ?? { banks: [] };
  const known = banksOf(country);
  const told = banks.filter(({ status }) => status !== 'historical').filter(({ askable }) => askable);
  const answered = banks
    .filter(({ status }) => status !== 'historical')
    .filter(({ code, provider = code }) => provider !== false && known.has(provider));
  expect(told.map(({ code }) => code)).toEqual(answered.map(({ code }) => code));
});
