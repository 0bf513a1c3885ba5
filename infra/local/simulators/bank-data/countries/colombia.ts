import { banksOf } from '../banks.ts';
import {
  always,
  bankAndNumber,
  tellsAll,
  usualFates,
  type Channel,
  type Country,
  type Disclosure,
} from '../country.ts';
import { documents } from '../documents.ts';

const banks = banksOf('CO');
const bancolombia = ['007', '1007'];
const maskedName: Disclosure = { ...tellsAll, name: 'shorter half' };

const local = (documentTypes: RegExp): Omit<Channel, 'takes'> => ({
  needs: ['bank_code', 'account_type', 'document_number', 'document_type'],
  shapes: {
    account_number: /^\d{3,20}$/,
    bank_code: /^\d{3,4}$/,
    account_type: /^(SAVINGS|CHECKING)$/,
    document_number: /^[0-9A-Z-]{3,16}$/i,
    document_type: documentTypes,
  },
  account: bankAndNumber,
});

export const colombia: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: (form) => bancolombia.includes(form.bank_code ?? ''),
      ...local(/^(CC|NIT|CD|CE|TI|PAS|IEPN|IEPJ|FD|RC)$/),
    },
    { takes: always, ...local(/^(CC|NIT|CE|TI|PAS)$/) },
  ],
  disclosure: (bank) => (bancolombia.includes(bank) ? maskedName : tellsAll),
  tongue: 'spanish',
  companyEndings: ['S.A.S.', 'S.A.', 'LTDA.'],
  person: documents.cc,
  company: documents.nit,
  sentByCompany: (form) => form.document_type === 'NIT',
  types: ['SAVINGS', 'CHECKING'],
  currency: () => 'COP',
  fates: usualFates,
};
