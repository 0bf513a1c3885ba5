import { expect, test } from 'vitest';
import { freeClaimOf } from './free-credits.ts';

test.for([
  ['ana@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana+2@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana+2+3@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana.paz@empresa.mx', 'ana.paz@empresa.mx', 'empresa.mx'],
] as const)('the free credits of %s are those of %s, or of %s', ([email, mailbox, domain]) => {
  expect([freeClaimOf(email, 'mailbox'), freeClaimOf(email, 'domain')]).toEqual([mailbox, domain]);
});
