import type { FindingCode } from '../../../engine/index.ts';

export const common: Readonly<Record<Extract<FindingCode, `${'account' | 'document'}.${string}`>, string>> = {
  'account.required': 'Type the account number.',
  'account.characters': 'Character {{position}} cannot stand there; one of these goes there: {{expected}}.',
  'account.excel_number': 'A spreadsheet damaged this number: copy it again from the original.',
  'account.country_unknown': 'We do not validate accounts of that country yet.',
  'account.format_unknown': 'That format does not exist in the country.',
  'account.bank_unknown': 'The bank is not in our catalogue; it may be new.',
  'account.bank_mismatch': 'The number belongs to another bank than the one chosen: its bank is {{expected}}.',
  'account.bank_code_required': 'Choose the bank.',
  'account.branch_code_required': 'Type the branch.',
  'account.routing_number_required': 'Type the routing number.',
  'account.account_type_required': 'Choose the account type.',
  'account.account_type_unknown': 'That account type does not exist there.',
  'document.required': 'Type the document number.',
  'document.characters': 'Character {{position}} cannot stand there; one of these goes there: {{expected}}.',
  'document.excel_number': 'A spreadsheet damaged this number: copy it again from the original.',
  'document.country_unknown': 'We do not validate documents of that country yet.',
  'document.type_unknown': 'That document type does not exist in the country.',
};
