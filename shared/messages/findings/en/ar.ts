import type { FindingCode } from '../../../engine/index.ts';

export const ar: Readonly<Record<Extract<FindingCode, `ar.${string}`>, string>> = {
  'ar.cbu.length': 'A CBU has {{expected}} digits.',
  'ar.cbu.check_digit_1': 'Digit {{position}} should be {{expected}}, or one of the first seven is wrong.',
  'ar.cbu.check_digit_2': 'The last digit should be {{expected}}, or one of the account is wrong.',
  'ar.cbu.zeros': 'Zeros alone are no account.',
  'ar.cbu.is_cvu': 'It begins with 000: it looks like a CVU, not a CBU.',
  'ar.cvu.length': 'A CVU has {{expected}} digits.',
  'ar.cvu.check_digit_1': 'Digit {{position}} should be {{expected}}, or one of the first seven is wrong.',
  'ar.cvu.check_digit_2': 'The last digit should be {{expected}}, or one of the account is wrong.',
  'ar.cvu.zeros': 'Zeros alone are no account.',
  'ar.cvu.prefix': 'A CVU begins with 000.',
  'ar.cvu.reserved_digit': 'Digit 9 of a CVU is usually 0.',
  'ar.alias.length': 'An alias has 6 to 20 characters.',
  'ar.alias.digits_only': 'An alias usually has letters; if this is a CBU, it is incomplete.',
  'ar.cuit.length': 'A CUIT has {{expected}} digits.',
  'ar.cuit.check_digit': 'The last digit of the CUIT should be {{expected}}.',
  'ar.cuit.prefix': 'A CUIT does not begin with those two digits.',
  'ar.cuit.prefix_doubtful': 'Few CUITs begin with those two digits.',
  'ar.dni.length': 'A DNI has 7 or 8 digits.',
  'ar.dni.zeros': 'Zeros alone are no document.',
};
