import type { FindingCode } from '../../../engine/index.ts';

export const pe: Readonly<Record<Extract<FindingCode, `pe.${string}`>, string>> = {
  'pe.cci.length': 'A CCI has {{expected}} digits.',
  'pe.cci.check_digit_1': 'Digit 19 should be {{expected}}: check the first six.',
  'pe.cci.check_digit_2': 'The last digit should be {{expected}}: check those after the office.',
  'pe.cci.zeros': 'Zeros alone are no account.',
  'pe.local.length': 'An account has {{expected}} digits. With 20 it is usually a CCI.',
  'pe.local.zeros': 'Zeros alone are no account.',
  'pe.local.unusual_length': 'Accounts of this bank usually have {{expected}} digits. Compare it with the original.',
  'pe.local.start': 'Accounts of this bank begin with {{expected}}. Compare it with the original.',
  'pe.local.check_digits': 'The last two digits should be {{expected}}, or another one is wrong.',
  'pe.local.cci_only': 'At this bank only the CCI can be validated: ask the holder for it.',
  'pe.dni.length': 'A DNI has 8 digits, or 9 characters with the verifying one.',
  'pe.dni.check_character': 'The verifying character should be {{expected}}, or another one is wrong.',
  'pe.dni.character_missing': 'Without its verifying character we cannot notice a wrong digit.',
  'pe.dni.zeros': 'Zeros alone are no DNI.',
  'pe.ruc.length': 'A RUC has {{expected}} digits.',
  'pe.ruc.check_digit': 'The last digit should be {{expected}}, or another one is wrong.',
  'pe.ruc.prefix': 'A RUC begins with 10, 15, 16, 17 or 20.',
};
