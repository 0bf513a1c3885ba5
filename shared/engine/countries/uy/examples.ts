import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';
const stdnumJs = 'github.com/koblas/stdnum-js';
const dlocal = 'dLocal payout documentation';

export const examples: readonly Example[] = [
  { kind: 'uy.ci', number: '8.741.777-1', valid: true, source: dlocal },
  { kind: 'uy.ci', number: '12345672', valid: true, source: stdnumJs },
  { kind: 'uy.rut', number: '21-100342-001-7', valid: true, source: stdnum },
  { kind: 'uy.rut', number: '210303670014', valid: false, source: stdnum },
  { kind: 'uy.rut', number: '991599340011', valid: false, source: stdnum },
];
