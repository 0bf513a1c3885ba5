import { banksOf } from '../banks.ts';
import { clabeHolds } from '../check-digits.ts';
import { always, bankAndNumber, type Account, type Country } from '../country.ts';
import { documents } from '../documents.ts';
import type { Form } from '../form.ts';

const banks = banksOf('MX');

/** A CLABE is answered as the local number inside it: …180 00404040406… becomes branch 180, account 404040406. */
const insideClabe = (form: Form): Account => {
  const clabe = form.account_number ?? '';
  return {
    bank: clabe.slice(0, 3),
    branch: clabe.slice(3, 6),
    number: clabe.slice(6, 17).replace(/^0+(?=\d)/, ''),
  };
};

export const mexico: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: (form) => form.account_number?.length === 18 || !(form.bank_code ?? form.branch_code),
      needs: [],
      shapes: { account_number: /^\d{18}$/ },
      holds: clabeHolds,
      account: insideClabe,
    },
    {
      takes: always,
      needs: ['bank_code', 'branch_code'],
      shapes: { account_number: /^\d{10,17}$/, bank_code: /^\d{3}$/, branch_code: /^\d{3,5}$/ },
      account: bankAndNumber,
    },
  ],
  disclosure: () => ({ name: 'full', document: true, type: false, currency: true }),
  tongue: 'spanish',
  companyEndings: ['S.A. DE C.V.', 'S. DE R.L. DE C.V.', 'S.A.P.I. DE C.V.'],
  person: documents.mexicanPerson,
  company: documents.mexicanCompany,
  types: ['CHECKING'],
  // The provider still prints the code that MXN replaced.
  currency: () => 'MXP',
  fates: [
    ['valid', 84],
    ['invalid', 10],
    ['pendingOnce', 2],
    ['otherCurrency', 2],
    ['wrongCountry', 1],
    ['bankDown', 1],
  ],
};
