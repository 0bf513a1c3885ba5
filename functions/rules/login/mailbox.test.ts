import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.for([
  ['Ana@Empresa.mx', 'ana@empresa.mx'],
  ['ana+2@empresa.mx', 'ana@empresa.mx'],
  ['ana+a+b@empresa.mx', 'ana@empresa.mx'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['a.na@googlemail.com', 'ana@gmail.com'],
  ['a-n_a@pm.me', 'ana@proton.me'],
] as const)('mail to %s ends up in %s', ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('dots of a company are letters like others, and a domain is nothing but a name', () => {
  expect(mailboxOf('ana.torres@empresa.mx')).toBe('ana.torres@empresa.mx');
  expect(mailboxOf('ana@constructor')).toBe('ana@constructor');
});
