import { banksOf } from '../banks.ts';
import { digits, pick } from '../chance.ts';
import { always, bankAndNumber, tellsAll, usualFates, type Account, type Country } from '../country.ts';
import { documents } from '../documents.ts';
import type { Form } from '../form.ts';

const banks = banksOf('BR');
const ispbShape = /^\d{8}$/;
const documentShape = /^(\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2})$/;
const pixKeyShape =
  /^(\d{11}|[0-9A-Z]{12}\d{2}|\+[1-9]\d{1,14}|[^\s@]+@[^\s@]+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

const plain = (document: string | undefined): string => (document ?? '').replace(/[./-]/g, '');

/** A PIX key resolves to an account, told with the ISPB of whoever was asked rather than a COMPE code. */
const behindPixKey = (form: Form): Account => {
  const key = form.account_number ?? '';
  return {
    bank: pick(['27084098', '60701190', '18236120', '00360305'], 'pix bank', key),
    branch: '0001',
    number: `1288${digits(15, 'pix account', key)}`,
  };
};

const iban = (form: Form): Account => {
  const number = form.account_number ?? '';
  return { bank: number.slice(4, 12), branch: number.slice(12, 17), number: number.slice(17, 27) };
};

export const brazil: Country = {
  knowsBank: (bank) => banks.has(bank) || ispbShape.test(bank),
  channels: [
    {
      takes: (form) => form.account_type === 'PIX_KEY',
      needs: [],
      shapes: { account_number: pixKeyShape },
      account: behindPixKey,
    },
    {
      takes: (form) => /^BR\d/.test(form.account_number ?? ''),
      needs: ['document_number'],
      shapes: { account_number: /^BR\d{2}\d{23}[A-Z][0-9A-Z]$/, document_number: documentShape },
      account: iban,
    },
    {
      takes: always,
      needs: ['bank_code', 'branch_code', 'account_type', 'document_number'],
      shapes: {
        account_number: /^\d{1,19}(-?[\dXP])?$/i,
        bank_code: /^\d{3}$|^\d{8}$/,
        branch_code: /^\d{1,5}(-?[\dXP]{1,2})?$/i,
        account_type: /^(SAVINGS|CHECKING|PAYMENTS|EASY|PUBLIC_ENTITY)$/,
        document_number: documentShape,
      },
      account: bankAndNumber,
    },
  ],
  disclosure: () => tellsAll,
  tongue: 'portuguese',
  companyEndings: ['LTDA', 'S.A.', 'ME'],
  person: documents.cpf,
  company: documents.cnpj,
  sentByCompany: (form) => plain(form.document_number ?? form.account_number).length === 14,
  // The raw words of the local banks come through untranslated.
  types: ['CHECKING', 'CONTA_POUPANCA', 'CONTA_CORRENTE'],
  currency: () => 'BRL',
  fates: usualFates,
};
