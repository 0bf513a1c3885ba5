import { banksOf } from '../banks.ts';
import { always, bankAndNumber, usualFates, type Country } from '../country.ts';
import { documents } from '../documents.ts';

const banks = banksOf('EC');
const pichincha = '0010';
/** These four answer for the number alone. */
const withoutDocument = [pichincha, '0017', '0030', '0032'];

export const ecuador: Country = {
  knowsBank: (bank) => banks.has(bank),
  channels: [
    {
      takes: (form) => withoutDocument.includes(form.bank_code ?? ''),
      needs: ['bank_code'],
      shapes: { account_number: /^\d{5,20}$/, bank_code: /^\d{3,4}$/ },
      account: bankAndNumber,
    },
    {
      takes: always,
      needs: ['bank_code', 'account_type', 'document_number', 'document_type'],
      shapes: {
        account_number: /^\d{5,20}$/,
        bank_code: /^\d{3,4}$/,
        account_type: /^(SAVINGS|CHECKING|VIRTUAL|VIRTUAL_ACCOUNT|ROL_ELECTRONICO|CUENTA_AMIGA|CARD)$/,
        document_number: /^[0-9A-Z]{5,13}$/i,
        document_type: /^(CC|RUC|PAS)$/,
      },
      account: bankAndNumber,
    },
  ],
  disclosure: (bank) => ({ name: 'full', document: bank !== pichincha, type: bank !== pichincha, currency: false }),
  tongue: 'spanish',
  companyEndings: ['S.A.', 'CÍA. LTDA.', 'S.A.S.'],
  person: documents.cedula,
  company: documents.ecuadorianRuc,
  sentByCompany: (form) => form.document_type === 'RUC' && /^..[69]/.test(form.document_number ?? ''),
  types: ['SAVINGS', 'CHECKING'],
  currency: () => 'USD',
  fates: usualFates,
};
