import { account, document, type QuestionsOf } from './question.ts';

const mx = account('MX');
const documentOfMexico = document('MX');

export const common: QuestionsOf<'account' | 'document'> = {
  'account.required': mx('CLABE', ''),
  'account.characters': mx('CLABE', '03218000011835971O'),
  'account.excel_number': mx('CLABE', '3.21800001183597E+16'),
  'account.country_unknown': account('FR')(undefined, 'FR7630006000011234567890189'),
  'account.format_unknown': mx('IBAN', '032180000118359719'),
  'account.bank_unknown': mx('CLABE', '810000000000000012'),
  'account.bank_mismatch': mx('CLABE', '032180000118359719', { bankCode: '012' }),
  'account.bank_code_required': account('UY')('LOCAL', '123456'),
  'account.branch_code_required': mx('LOCAL', '1234567890', { bankCode: '002' }),
  'account.routing_number_required': account('US')('LOCAL', '123456789'),
  'account.account_type_required': account('CL')('LOCAL', '123456789', { bankCode: '001' }),
  'account.account_type_unknown': account('CL')('LOCAL', '123456789', { bankCode: '001', accountType: 'EASY' }),
  'document.required': documentOfMexico('RFC', ''),
  'document.characters': documentOfMexico('RFC', 'MAB?307148T4'),
  'document.excel_number': document('CO')('CC', '1.01846E+09'),
  'document.country_unknown': document('FR')('RFC', 'MAB9307148T4'),
  'document.type_unknown': documentOfMexico('CPF', '39053344705'),
};
