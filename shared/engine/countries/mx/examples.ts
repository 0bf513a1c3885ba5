import type { Example } from '../../pack.ts';

const dlocal = 'dLocal payout documentation';
const validator = 'github.com/center-key/clabe-validator';

export const examples: readonly Example[] = [
  { kind: 'mx.clabe', number: '032180000118359719', valid: true, source: dlocal },
  { kind: 'mx.clabe', number: '002010077777777771', valid: true, source: validator },
  { kind: 'mx.clabe', number: '002010077777777779', valid: false, source: validator },
];
