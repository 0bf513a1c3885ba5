import type { FindingCode } from '../../../engine/index.ts';

export const br: Readonly<Record<Extract<FindingCode, `br.${string}`>, string>> = {
  'br.local.length':
    'The number has {{expected}} digits with its check digit. Zeros on the left may be left out if the check digit agrees.',
  'br.local.check_digit': 'The check digit should be {{expected}}, or the branch or the account has an error.',
  'br.local.zeros': 'Zeros alone are no account.',
  'br.local.unusual_length': 'Accounts of this bank usually have {{expected}} digits with their check digit.',
  'br.branch.length': 'The branch has {{expected}} digits.',
  'br.branch.check_digit': 'The check digit of the branch should be {{expected}}, or the branch has an error.',
  'br.branch.always_the_same': 'The branch of this bank is always {{expected}}.',
  'br.iban.length': 'A Brazilian IBAN has {{expected}} characters.',
  'br.iban.check_digits': 'Digits 3 and 4 should be {{expected}}, or another character is wrong.',
  'br.iban.country': 'A Brazilian IBAN begins with {{expected}}.',
  'br.pix.length':
    'Something is missing or too much: a CPF has 11 digits, a CNPJ 14 characters, a random key 36, an e-mail up to 77, and a phone begins with +.',
  'br.pix.check_digit_1':
    'Digit {{position}} should be {{expected}}, or one before it is wrong. If this is a phone, write it with +55.',
  'br.pix.check_digit_2':
    'Digit {{position}} should be {{expected}}, or one before it is wrong. If this is a phone, write it with +55.',
  'br.pix.repeated': 'One digit repeated is no key.',
  'br.pix.spelling': 'Write the key like this: {{expected}}',
  'br.pix.random_shape': 'A random key has five groups of 8, 4, 4, 4 and 12 characters with hyphens between them.',
  'br.pix.payment_code': 'This is the code of a QR payment, not a key: ask for the PIX key.',
  'br.pix.not_mobile': 'A Brazilian phone is usually mobile: +55, two digits of area and nine that begin with 9.',
  'br.pix.area': 'Brazil has no such area code: compare the phone with the original.',
  'br.pix.domain_without_dot': 'The e-mail has no dot after the @: see whether its end is missing, such as .com.',
  'br.cpf.length': 'A CPF has {{expected}} digits.',
  'br.cpf.check_digit_1': 'Digit 10 of the CPF should be {{expected}}, or one before it is wrong.',
  'br.cpf.check_digit_2': 'The last digit of the CPF should be {{expected}}, or one before it is wrong.',
  'br.cpf.repeated': 'One digit repeated is no CPF.',
  'br.cnpj.length': 'A CNPJ has {{expected}} characters.',
  'br.cnpj.check_digit_1': 'Digit 13 of the CNPJ should be {{expected}}, or one before it is wrong.',
  'br.cnpj.check_digit_2': 'The last digit of the CNPJ should be {{expected}}, or one before it is wrong.',
  'br.cnpj.repeated': 'One digit repeated is no CNPJ.',
};
