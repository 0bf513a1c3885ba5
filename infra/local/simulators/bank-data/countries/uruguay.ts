import { banksOf } from '../banks.ts';
import { pick } from '../chance.ts';
import { always, bankAndNumber, usualFates, type Country } from '../country.ts';
import { documents } from '../documents.ts';

const banks = banksOf('UY');
const midinero = '6917';

export const uruguay: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: always,
      needs: ['bank_code'],
      shapes: { account_number: /^\d{3,16}$/, bank_code: /^\d{3,4}$/ },
      account: bankAndNumber,
    },
  ],
  disclosure: (bank) => ({
    name: bank === midinero ? 'full' : 'longer half',
    document: false,
    type: false,
    currency: true,
  }),
  tongue: 'spanish',
  companyEndings: ['S.A.', 'S.R.L.', 'S.A.S.'],
  person: documents.uruguayanCi,
  company: documents.uruguayanRut,
  types: ['SAVINGS', 'CHECKING'],
  // One account may hold both currencies, and banks word that in three ways.
  currency: (_, key) => pick<string | readonly string[]>(['UYU', ['UYU', 'USD'], 'USD,UYU'], key, 'currency'),
  fates: usualFates,
};
