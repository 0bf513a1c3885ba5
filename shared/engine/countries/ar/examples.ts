import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';
const stdnumJs = 'github.com/koblas/stdnum-js';

export const examples: readonly Example[] = [
  { kind: 'ar.cbu', number: '2850590940090418135201', valid: true, source: stdnum },
  { kind: 'ar.cbu', number: '0 1400 236 – 01 5068 0262 5874', valid: true, source: stdnum },
  { kind: 'ar.cbu', number: '0720429088000002339141', valid: false, source: stdnumJs },
  { kind: 'ar.cvu', number: '0000003100065557211734', valid: true, source: 'localpayment documentation' },
  { kind: 'ar.alias', number: 'prometeo.pruebas.mp', valid: true, source: 'Prometeo sandbox' },
  { kind: 'ar.alias', number: 'prometeofallo.pruebas.mp', valid: false, source: 'Prometeo sandbox' },
  { kind: 'ar.cuit', number: '20-05536168-2', valid: true, source: stdnum },
  { kind: 'ar.cuit', number: '99-05536168-8', valid: false, source: stdnum },
];
