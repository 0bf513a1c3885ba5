import type { Form } from './form.ts';
import { failure, found, type AccountData, type Reply } from './reply.ts';

type Telling = Partial<AccountData> & Pick<AccountData, 'beneficiary_name'>;
type Row = {
  readonly country: string;
  readonly numbers: readonly string[];
  readonly bank?: string;
  readonly reply: (form: Form) => Reply;
};

/** What the form says, completed by what the published answer tells. */
const tells =
  (telling: Telling) =>
  (form: Form): Reply =>
    found({
      valid: true,
      message: 'Cuenta valida',
      account_number: form.account_number ?? '',
      bank_code: form.bank_code ?? '999',
      country_code: form.country_code ?? '',
      branch_code: form.branch_code ?? null,
      document_type: null,
      document_number: form.document_number ?? null,
      account_currency: null,
      account_type: form.account_type ?? null,
      ...telling,
    });

const invalid = (): Reply => failure('invalid');

const argentine = tells({
  beneficiary_name: 'ROBERTO CARLOS',
  document_type: 'CUIT',
  document_number: '30-71515454-1',
  account_currency: 'ARS',
  account_type: 'CHECKING',
});
const brazilian = tells({
  beneficiary_name: 'JOÃO DAS NEVES',
  document_type: 'CPF/CNPJ',
  document_number: '58.547.642/0001-95',
  account_currency: 'BRL',
  account_type: 'CHECKING',
});
const chilean = tells({ beneficiary_name: 'CAMILA ANDREA SOTO', document_type: 'RUT' });
const colombian = tells({ beneficiary_name: 'JU*** ERN***', document_type: 'CC', account_currency: 'COP' });
const mexican = tells({
  beneficiary_name: 'CRUZ ROJA MEXICANA',
  account_number: '0',
  branch_code: '000',
  document_type: 'RFC',
  document_number: 'CRM6702109K6',
  account_currency: 'MXP',
});
const peruvian = tells({
  beneficiary_name: 'MAR** FLORE**** GORDI****',
  account_currency: 'PEN',
  account_type: 'SAVINGS',
});
const american = tells({
  beneficiary_name: 'JOHN DOE',
  document_type: 'SSN',
  document_number: '123-45-6789',
  account_currency: 'USD',
  account_type: 'CHECKING',
});
const uruguayan = (account_currency: AccountData['account_currency']) =>
  tells({ beneficiary_name: 'MAR** FLORE**** GORDI****', account_currency });

/** The published test accounts. Without a bank the number alone decides. */
const rows: readonly Row[] = [
  { country: 'AR', numbers: ['9990000100000000000000', 'prometeo.pruebas.mp'], reply: argentine },
  { country: 'AR', numbers: ['9990000000000000000017', 'prometeofallo.pruebas.mp'], reply: invalid },
  { country: 'BR', numbers: ['BR7299999999010100000001001C1'], reply: brazilian },
  { country: 'BR', numbers: ['BR3899999999010100000001002C1'], reply: invalid },
  { country: 'BR', numbers: ['1001'], bank: '999', reply: brazilian },
  { country: 'BR', numbers: ['1002'], bank: '999', reply: invalid },
  { country: 'CL', numbers: ['000000000000011'], bank: '999', reply: chilean },
  { country: 'CL', numbers: ['1513523451'], bank: '0001', reply: chilean },
  { country: 'CL', numbers: ['000000020000012'], bank: '999', reply: invalid },
  { country: 'CL', numbers: ['1513523222'], bank: '0001', reply: invalid },
  { country: 'CO', numbers: ['000000001'], bank: '1007', reply: colombian },
  { country: 'CO', numbers: ['3456789012'], bank: '1007', reply: invalid },
  { country: 'MX', numbers: ['999000000000000001'], reply: mexican },
  { country: 'MX', numbers: ['999000000000000014'], reply: invalid },
  { country: 'MX', numbers: ['0'], bank: '999', reply: mexican },
  { country: 'MX', numbers: ['1'], bank: '999', reply: invalid },
  { country: 'PE', numbers: ['99900000000000000030'], reply: peruvian },
  { country: 'PE', numbers: ['99900000000000000138'], reply: invalid },
  { country: 'PE', numbers: ['000000000000000'], bank: '999', reply: peruvian },
  { country: 'PE', numbers: ['000000000000001'], bank: '999', reply: invalid },
  { country: 'US', numbers: ['123443956'], bank: '123123123', reply: american },
  { country: 'US', numbers: ['111000000000000'], bank: '999', reply: american },
  { country: 'US', numbers: ['98765432'], bank: '000000001', reply: invalid },
  { country: 'US', numbers: ['111000000000002'], bank: '999', reply: invalid },
  { country: 'UY', numbers: ['0000'], bank: '999', reply: uruguayan(['UYU', 'USD']) },
  { country: 'UY', numbers: ['0001'], bank: '999', reply: invalid },
  { country: 'UY', numbers: ['0003'], bank: '999', reply: () => failure('internalError') },
  { country: 'UY', numbers: ['0004'], bank: '999', reply: () => failure('bankDown') },
  // Ours, not published: the other two wordings of a currency.
  { country: 'UY', numbers: ['0005'], bank: '999', reply: uruguayan('USD,UYU') },
  { country: 'UY', numbers: ['0006'], bank: '999', reply: uruguayan('UYU') },
];

/** The published answer for a published test account. */
export const sandboxReply = (form: Form): Reply | undefined => {
  const number = (form.account_number ?? '').replace('-', '');
  const row = rows.find(
    ({ country, numbers, bank }) =>
      country === form.country_code &&
      numbers.some((known) => known === number || known === number.toLowerCase()) &&
      (bank === undefined || bank === form.bank_code),
  );
  return row?.reply(form);
};
