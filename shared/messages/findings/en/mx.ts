import type { FindingCode } from '../../../engine/index.ts';

export const mx: Readonly<Record<Extract<FindingCode, `mx.${string}`>, string>> = {
  'mx.clabe.length': 'A CLABE has {{expected}} digits.',
  'mx.clabe.check_digit': 'The last digit should be {{expected}}, or another one is wrong.',
  'mx.clabe.zeros': 'Zeros alone are no account.',
  'mx.local.length': 'A local account has 10 to 18 digits.',
  'mx.local.zeros': 'Zeros alone are no account.',
  'mx.local.looks_like_clabe': 'With 18 digits it looks like a CLABE.',
  'mx.branch.length': 'The branch has {{expected}} digits.',
  'mx.rfc.length': 'An RFC has 12 or 13 characters.',
  'mx.rfc.check_digit': 'The last character is usually {{expected}}. Some real RFCs break the rule.',
  'mx.rfc.date': 'The date inside the RFC does not exist.',
  'mx.curp.length': 'A CURP has {{expected}} characters.',
  'mx.curp.check_digit': 'The last digit of the CURP should be {{expected}}.',
  'mx.curp.date': 'The date inside the CURP does not exist.',
  'mx.curp.future':
    'With a letter in place 17 the date is of 2000 or later, and that day is still to come. Born before, it takes a digit there.',
  'mx.curp.letter_o':
    'In place 17 goes the digit zero, not the letter O: with the letter they would be born in the future.',
  'mx.curp.digit_zero':
    'With a zero in place 17 they would be a hundred years old or more. Born in 2000 or later, it takes a letter there: O and zero are easily confused.',
  'mx.curp.state': 'The state code inside the CURP does not exist.',
};
