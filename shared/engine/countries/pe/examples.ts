import type { Example } from '../../pack.ts';

const perciban = 'github.com/ironFe93/perciban';
const stdnum = 'github.com/arthurdejong/python-stdnum';

export const examples: readonly Example[] = [
  { kind: 'pe.cci', number: '00392401319240299683', valid: true, source: perciban },
  { kind: 'pe.cci', number: '011-241-000190006582-70', valid: true, source: 'BBVA, published statement' },
  { kind: 'pe.cci', number: '99900000000000000030', valid: true, source: 'Prometeo sandbox' },
  { kind: 'pe.cci', number: '00219313660082002414', valid: false, source: 'edited number in perciban tests' },
  { kind: 'pe.ruc', number: '20512333797', valid: true, source: stdnum },
  { kind: 'pe.ruc', number: '99512333792', valid: false, source: stdnum },
  { kind: 'pe.dni', number: '10117410-2', valid: true, source: stdnum },
  { kind: 'pe.dni', number: '10117410-G', valid: true, source: stdnum },
  { kind: 'pe.dni', number: '1081254332', valid: false, source: stdnum },
];
