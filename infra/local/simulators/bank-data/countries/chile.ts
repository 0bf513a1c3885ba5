import { banksOf } from '../banks.ts';
import { always, bankAndNumber, usualFates, type Country } from '../country.ts';
import { documents } from '../documents.ts';

const banks = banksOf('CL');
const firstCompanyRut = 50_000_000;

export const chile: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: always,
      needs: ['bank_code', 'account_type', 'document_number'],
      shapes: {
        account_number: /^\d{3,25}$/,
        bank_code: /^\d{3,4}$/,
        account_type: /^(CHECKING|SAVINGS|DEMAND)$/,
        document_number: /^[\d.]{2,11}-?[\dK]$/i,
      },
      account: bankAndNumber,
    },
  ],
  disclosure: () => ({ name: 'full', document: true, type: true, currency: false }),
  tongue: 'spanish',
  companyEndings: ['SPA', 'LIMITADA', 'S.A.'],
  person: documents.chileanPerson,
  company: documents.chileanCompany,
  sentByCompany: (form) => Number((form.document_number ?? '').slice(0, -1).replace(/\D/g, '')) >= firstCompanyRut,
  types: ['CHECKING', 'DEMAND', 'SAVINGS'],
  currency: () => 'CLP',
  fates: usualFates,
};
