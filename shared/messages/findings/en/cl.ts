import type { FindingCode } from '../../../engine/index.ts';

export const cl: Readonly<Record<Extract<FindingCode, `cl.${string}`>, string>> = {
  'cl.local.length': 'A Chilean account has 3 to 25 digits.',
  'cl.local.zeros': 'Zeros alone are no account.',
  'cl.local.unusual_length': 'Nearly all accounts have 4 to 20 digits: compare the number with the original.',
  'cl.local.cuenta_rut_digit': 'A CuentaRUT is your RUT without its check digit: remove the last digit.',
  'cl.rut.length': 'A RUT has 8 or 9 characters with its check digit.',
  'cl.rut.check_digit': 'The check digit should be {{expected}}, or another one is wrong.',
  'cl.rut.zeros': 'Zeros alone are no RUT.',
  'cl.rut.unusual_length': 'Few RUTs are that long or short: compare the number with the original.',
};
