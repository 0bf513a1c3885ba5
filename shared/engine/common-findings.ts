import type { Level } from './pack.ts';

/** What any account or document can be told. A kind adds its own under its own prefix. */
export const commonFindings = {
  'account.required': 'error',
  'account.characters': 'error',
  'account.excel_number': 'error',
  'account.country_unknown': 'error',
  'account.format_unknown': 'error',
  'account.bank_unknown': 'warning',
  'account.bank_mismatch': 'warning',
  'account.bank_code_required': 'error',
  'account.branch_code_required': 'error',
  'account.routing_number_required': 'error',
  'account.account_type_required': 'error',
  'account.account_type_unknown': 'error',
  'document.required': 'error',
  'document.characters': 'error',
  'document.excel_number': 'error',
  'document.country_unknown': 'error',
  'document.type_unknown': 'error',
} as const satisfies Record<string, Level>;
