import { banksOf, fictitiousBank } from '../banks.ts';
import { cciHolds } from '../check-digits.ts';
import { always, bankAndNumber, type Country, type Disclosure } from '../country.ts';
import { documents } from '../documents.ts';

const banks = banksOf('PE');
const withLocalNumbers = ['002', '003', '009', '011', fictitiousBank];

const nameOnly: Disclosure = { name: 'full', document: false, type: false, currency: false };
const withDocument: Disclosure = { ...nameOnly, document: true };
const byBank: Readonly<Record<string, Disclosure>> = {
  '002': { ...nameOnly, type: true, currency: true },
  '003': withDocument,
  '007': withDocument,
  '009': { ...nameOnly, name: 'longer half' },
  '011': withDocument,
  '035': withDocument,
};

export const peru: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      // A CCI may come with its bank alongside; it is still a CCI.
      takes: ({ bank_code: bank = '', account_number: number = '' }) =>
        withLocalNumbers.includes(bank) && !(number.length === 20 && number.startsWith(bank)),
      needs: ['bank_code'],
      shapes: { account_number: /^\d{10,20}$/, bank_code: /^\d{3}$/ },
      account: bankAndNumber,
    },
    {
      takes: always,
      needs: [],
      shapes: { account_number: /^\d{20}$/ },
      holds: cciHolds,
      account: ({ account_number: cci = '' }) => ({
        bank: cci.slice(0, 3),
        branch: cci.slice(3, 6),
        number: cci.slice(6, 18),
      }),
    },
  ],
  disclosure: (bank) => byBank[bank] ?? nameOnly,
  tongue: 'spanish',
  companyEndings: ['S.A.C.', 'E.I.R.L.', 'S.A.'],
  person: documents.dni,
  company: documents.peruvianRuc,
  types: ['SAVINGS', 'CHECKING'],
  // BCP writes the currency in the third digit from the end: 0 soles, 1 dollars.
  currency: ({ number }) => (number.at(-3) === '1' ? 'USD' : 'PEN'),
  fates: [
    ['valid', 86],
    ['invalid', 10],
    ['otherCurrency', 2],
    ['bankDown', 2],
  ],
};
