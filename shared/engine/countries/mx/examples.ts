import type { Example } from '../../pack.ts';

const clabeSpec = 'github.com/center-key/clabe-validator';
const stdnum = 'github.com/arthurdejong/python-stdnum';
const stdnumJs = 'github.com/koblas/stdnum-js';
const dlocal = 'dLocal payout documentation';

export const examples: readonly Example[] = [
  { kind: 'mx.clabe', number: '002010077777777771', valid: true, source: clabeSpec },
  { kind: 'mx.clabe', number: '032180000118359719', valid: true, source: dlocal },
  { kind: 'mx.clabe', number: '646180157000000004', valid: true, source: 'widely published example of the STP prefix' },
  { kind: 'mx.clabe', number: '002010077777777779', valid: false, source: clabeSpec },
  { kind: 'mx.rfc', number: 'MAB9307148T4', valid: true, source: stdnum },
  { kind: 'mx.rfc', number: 'XAXX010101000', valid: true, source: 'SAT, generic number for the public' },
  { kind: 'mx.rfc', number: 'AKJ970902', valid: false, source: stdnum },
  { kind: 'mx.curp', number: 'MASI050805MVZRLRA8', valid: true, source: stdnumJs },
  { kind: 'mx.curp', number: '123ZZZZZZZZZZZZZ90', valid: false, source: stdnum },
];
