import { account, document, type QuestionsOf } from './question.ts';

const number = account('UY');
const paper = document('UY');

export const uy: QuestionsOf<'uy'> = {
  'uy.local.length': number('LOCAL', '12', { bankCode: '137' }),
  'uy.local.zeros': number('LOCAL', '000000', { bankCode: '153' }),
  'uy.local.shorter': number('LOCAL', '123456', { bankCode: '113' }),
  'uy.local.older_length': number('LOCAL', '1234567', { bankCode: '128' }),
  'uy.ci.length': paper('CI', '12345'),
  'uy.ci.check_digit': paper('CI', '1.234.567-3'),
  'uy.ci.zeros': paper('CI', '0000000'),
  'uy.rut.length': paper('RUT', '21030367001'),
  'uy.rut.check_digit': paper('RUT', '210303670014'),
  'uy.rut.zeros': paper('RUT', '000000000000'),
  'uy.rut.prefix': paper('RUT', '991599340011'),
  'uy.rut.suffix': paper('RUT', '213090120031'),
};
