import type { FindingCode } from '../../../engine/index.ts';

export const uy: Readonly<Record<Extract<FindingCode, `uy.${string}`>, string>> = {
  'uy.local.length': 'An account of this bank has {{expected}} digits.',
  'uy.local.zeros': 'Zeros alone are no account.',
  'uy.local.shorter': 'This bank uses {{expected}} digits. If none is missing, zeros go in front.',
  'uy.local.older_length':
    'This bank uses {{expected}} digits. It may be an old number or lack zeros in front: ask the holder.',
  'uy.ci.length': 'A CI has 6 to 8 digits with the check digit.',
  'uy.ci.check_digit': 'The last digit should be {{expected}}, or another one is wrong.',
  'uy.ci.zeros': 'Zeros alone are no CI.',
  'uy.rut.length': 'A RUT has {{expected}} digits.',
  'uy.rut.check_digit': 'The check digit does not agree with the rest. Compare the RUT with the original.',
  'uy.rut.zeros': 'Digits 3 to 8 of a RUT cannot all be zero.',
  'uy.rut.prefix': 'A RUT begins with two digits between 01 and 22.',
  'uy.rut.suffix': 'Before the last digit of a RUT goes {{expected}}.',
};
