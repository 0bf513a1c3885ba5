import type { FindingCode } from '../../../engine/index.ts';

export const co: Readonly<Record<Extract<FindingCode, `co.${string}`>, string>> = {
  'co.local.length': 'The account has {{expected}} digits.',
  'co.local.zeros': 'Zeros alone are no account.',
  'co.local.mobile': 'At Nequi and Daviplata the account is your mobile number: ten digits that begin with 3.',
  'co.local.unusual_length':
    'Accounts of that bank usually have {{expected}} digits: compare the number with the original.',
  'co.nit.length': 'A NIT has 7 to 11 digits with its check digit.',
  'co.nit.check_digit': 'The check digit should be {{expected}}, or another one is wrong.',
  'co.nit.zeros': 'Zeros alone are no NIT.',
  'co.nit.digit_missing':
    'It looks like a NIT without its check digit, which would be {{expected}}. Add it at the end if it is yours.',
  'co.nit.looks_like_cc':
    'It looks like a citizen’s card without the check digit of a NIT, which would be {{expected}}. Add it at the end, or choose CC.',
  'co.cc.length': 'A citizen’s card has up to 10 digits.',
  'co.cc.zeros': 'Zeros alone are no document.',
  'co.cc.unusual_length': 'A citizen’s card usually has {{expected}} digits.',
  'co.cd.length': 'A diplomatic card has up to 10 digits.',
  'co.cd.zeros': 'Zeros alone are no document.',
  'co.ce.length': 'A foreigner’s card has up to 15 characters.',
  'co.ce.zeros': 'Zeros alone are no document.',
  'co.ce.unusual_length': 'A foreigner’s card usually has {{expected}} characters.',
  'co.ti.length': 'A minor’s card has up to 11 digits.',
  'co.ti.zeros': 'Zeros alone are no document.',
  'co.ti.unusual_length': 'A minor’s card usually has {{expected}} digits.',
  'co.pas.length': 'A passport has up to 12 characters.',
  'co.pas.zeros': 'Zeros alone are no document.',
  'co.iepn.length': 'A foreign identification has up to 15 digits.',
  'co.iepn.zeros': 'Zeros alone are no document.',
  'co.iepj.length': 'A foreign identification has up to 15 digits.',
  'co.iepj.zeros': 'Zeros alone are no document.',
  'co.fd.length': 'A trust has up to 15 digits.',
  'co.fd.zeros': 'Zeros alone are no document.',
  'co.rc.length': 'A civil registry number has up to 15 digits.',
  'co.rc.zeros': 'Zeros alone are no document.',
};
