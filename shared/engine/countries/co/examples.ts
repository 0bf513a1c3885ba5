import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';

export const examples: readonly Example[] = [
  { kind: 'co.nit', number: '213.123.432-1', valid: true, source: stdnum },
  { kind: 'co.nit', number: '901,458,652-7', valid: true, source: 'dLocal payout documentation' },
  { kind: 'co.nit', number: '1018464851-9', valid: true, source: 'github.com/koblas/stdnum-js' },
  { kind: 'co.nit', number: '901401497', valid: true, source: 'Prometeo documentation' },
  { kind: 'co.nit', number: '2131234325', valid: false, source: stdnum },
  { kind: 'co.cc', number: '1.018.464.851', valid: true, source: 'the same person without the check digit' },
];
