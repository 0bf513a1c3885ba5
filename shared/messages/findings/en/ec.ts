import type { FindingCode } from '../../../engine/index.ts';

export const ec: Readonly<Record<Extract<FindingCode, `ec.${string}`>, string>> = {
  'ec.local.length': 'An Ecuadorian account has 3 to 30 digits.',
  'ec.local.zeros': 'Zeros alone are no account.',
  'ec.local.unusual_length':
    'Accounts of that bank usually have {{expected}} digits: compare the number with the original.',
  'ec.cc.length': 'A cédula has {{expected}} digits.',
  'ec.cc.check_digit': 'The last digit of the cédula should be {{expected}}, or another one is wrong.',
  'ec.cc.zeros': 'Zeros alone are no cédula.',
  'ec.cc.province': 'The first two digits belong to no province.',
  'ec.cc.third_digit': 'Hardly any cédula has that third digit: compare the number with the original.',
  'ec.ruc.length': 'A RUC has {{expected}} digits.',
  'ec.ruc.check_digit': 'Digit {{position}} should be {{expected}}, or one of the first nine is wrong.',
  'ec.ruc.company_digit': 'The check digit does not agree. Some real companies break the rule too.',
  'ec.ruc.state_digit': 'The check digit does not agree. Some real public bodies break the rule too.',
  'ec.ruc.zeros': 'Zeros alone are no RUC.',
  'ec.ruc.province': 'The first two digits belong to no province.',
  'ec.ruc.third_digit': 'Hardly any RUC has that third digit: compare the number with the original.',
  'ec.ruc.establishment': 'The last three digits are the establishment: nearly always {{expected}}, never 000.',
  'ec.ruc.leading_zero': 'It lost its leading zero, as happens in spreadsheets: the RUC is {{expected}}.',
  'ec.pas.length': 'A passport has up to 12 characters.',
  'ec.pas.zeros': 'Zeros alone are no document.',
};
