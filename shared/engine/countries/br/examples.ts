import type { Example } from '../../pack.ts';

const stdnum = 'github.com/arthurdejong/python-stdnum';
const directory = 'BACEN, API of the PIX directory';

export const examples: readonly Example[] = [
  {
    kind: 'br.iban',
    number: 'BR97 0036 0305 0000 1000 9795 493P 1',
    valid: true,
    source: 'github.com/koblas/stdnum-js',
  },
  { kind: 'br.iban', number: 'BR7699999999010100000001002C1', valid: false, source: 'Prometeo sandbox, other check' },
  { kind: 'br.pix', number: '+5561988887777', valid: true, source: directory },
  { kind: 'br.pix', number: '7407c9c8-f78b-11ea-adc1-0242ac120002', valid: true, source: directory },
  { kind: 'br.pix', number: 'pix@bcb.gov.br', valid: true, source: directory },
  { kind: 'br.pix', number: '12345678901', valid: false, source: directory },
  { kind: 'br.cpf', number: '390.533.447-05', valid: true, source: stdnum },
  { kind: 'br.cpf', number: '660-3', valid: false, source: stdnum },
  { kind: 'br.cnpj', number: '16.727.230/0001-97', valid: true, source: stdnum },
  { kind: 'br.cnpj', number: '12.ABC.345/01DE-35', valid: true, source: 'Receita Federal, alphanumeric CNPJ' },
  { kind: 'br.cnpj', number: '16.727.230.0001-98', valid: false, source: stdnum },
];
