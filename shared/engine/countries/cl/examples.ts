import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';

export const examples: readonly Example[] = [
  { kind: 'cl.rut', number: '76.086.428-5', valid: true, source: stdnum },
  { kind: 'cl.rut', number: '33444111-3', valid: true, source: 'dLocal payout documentation' },
  { kind: 'cl.rut', number: '7612-0', valid: true, source: 'an old person in a report to ChileanBundle' },
  { kind: 'cl.rut', number: '100000000-7', valid: true, source: 'a provisional one in a report to rut_validation' },
  { kind: 'cl.rut', number: '12531909-3', valid: false, source: stdnum },
];
