import { banksOf } from '../banks.ts';
import { digits, draw, pick } from '../chance.ts';
import { asCbu, cbuHolds } from '../check-digits.ts';
import { always, tellsAll, usualFates, type Account, type Country } from '../country.ts';
import { documents } from '../documents.ts';
import type { Form } from '../form.ts';

const banks = banksOf('AR');

const cbu = (number: string): Account => ({ bank: number.slice(0, 3), branch: number.slice(3, 7), number });

/** An alias points at a CBU, and the provider answers with the CBU. */
const behindAlias = (form: Form): Account => {
  const alias = (form.account_number ?? '').toLowerCase();
  const bank = pick(['007', '011', '017', '072', '285'], 'alias bank', alias);
  return cbu(asCbu(bank + digits(4, 'alias branch', alias), digits(13, 'alias account', alias)));
};

export const argentina: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: (form) => /[a-z.]/i.test(form.account_number ?? ''),
      needs: [],
      shapes: { account_number: /^[a-z0-9.-]{6,20}$/i },
      account: behindAlias,
    },
    {
      takes: always,
      needs: [],
      shapes: { account_number: /^\d{22}$/ },
      holds: cbuHolds,
      account: (form) => cbu(form.account_number ?? ''),
    },
  ],
  disclosure: () => tellsAll,
  tongue: 'spanish',
  companyEndings: ['S.A.', 'S.R.L.', 'S.A.S.'],
  person: documents.argentinePerson,
  company: documents.argentineCompany,
  types: ['CHECKING', 'SAVINGS'],
  currency: (_, key) => (draw(key, 'dollars') < 0.08 ? 'USD' : 'ARS'),
  fates: usualFates,
};
