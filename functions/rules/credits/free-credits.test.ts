import { expect, test } from 'vitest';
import { freeClaimOf } from './free-credits.ts';

test.for([
  ['ana@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana+2@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana+2+3@empresa.mx', 'ana@empresa.mx', 'empresa.mx'],
  ['ana.paz@empresa.mx', 'ana.paz@empresa.mx', 'empresa.mx'],
  ['ana@nomina.norte.empresa.com.mx', 'ana@nomina.norte.empresa.com.mx', 'empresa.com.mx'],
  ['ana@una.duckdns.org', 'ana@una.duckdns.org', 'duckdns.org'],
  ['ana@mi-empresa.example', 'ana@mi-empresa.example', 'mi-empresa.example'],
  ['ana@com.ar', 'ana@com.ar', 'com.ar'],
] as const)('the free credits of %s are those of the mailbox %s and the company %s', ([email, mailbox, domain]) => {
  expect(freeClaimOf(email)).toEqual({ mailbox, domain });
});
