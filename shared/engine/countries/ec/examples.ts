import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';
const active = 'active companies named in reports to python-stdnum';

export const examples: readonly Example[] = [
  { kind: 'ec.cc', number: '171430710-3', valid: true, source: stdnum },
  { kind: 'ec.cc', number: '8814307107', valid: false, source: stdnum },
  { kind: 'ec.ruc', number: '1714307103001', valid: true, source: stdnum },
  { kind: 'ec.ruc', number: '1792060346-001', valid: true, source: stdnum },
  { kind: 'ec.ruc', number: '1760001550001', valid: true, source: stdnum },
  { kind: 'ec.ruc', number: '1793213150001', valid: true, source: active },
  { kind: 'ec.ruc', number: '0993366721001', valid: true, source: active },
  { kind: 'ec.ruc', number: '1714037103001', valid: false, source: 'two digits swapped' },
];
