import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/engine/names.ts';
import { bankAnswers, type BankAnswers, type Telling } from '#shared/validation/bank-answers.ts';
import { banksOf } from './banks.ts';
import { countryNamed } from './countries/all.ts';
import type { Disclosure } from './country.ts';

const told = (disclosures: readonly Disclosure[], what: 'document' | 'type' | 'currency'): Telling =>
  disclosures.every((one) => one[what]) ? 'all' : disclosures.some((one) => one[what]) ? 'some' : 'none';

const namesOf = (disclosures: readonly Disclosure[]): BankAnswers['name'] => {
  if (disclosures.every(({ name }) => name === 'full')) return 'full';
  return disclosures.some(({ name }) => name === 'full') ? 'mixed' : 'masked';
};

/** The United States has no list of banks: any routing number will do. */
const listed = (country: CountryCode): readonly string[] => (country === 'US' ? ['021000021'] : [...banksOf(country)]);

const countries = Object.keys(bankAnswers) as CountryCode[];

test.for(countries)('what the product says of the banks of %s is what they tell', (code) => {
  const disclosures = listed(code).flatMap((bank) => countryNamed(code)?.disclosure(bank) ?? []);
  expect({
    name: namesOf(disclosures),
    document: told(disclosures, 'document'),
    type: told(disclosures, 'type'),
    currency: told(disclosures, 'currency'),
  }).toEqual(bankAnswers[code]);
});
