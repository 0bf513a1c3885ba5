import { account, document, type QuestionsOf } from './question.ts';

const number = account('CL');
const paper = document('CL');

const chile = { bankCode: '001', accountType: 'CHECKING' };

export const cl: QuestionsOf<'cl'> = {
  'cl.local.length': number('LOCAL', '12', chile),
  'cl.local.zeros': number('LOCAL', '0000000', chile),
  'cl.local.unusual_length': number('LOCAL', '123', chile),
  'cl.local.cuenta_rut_digit': number('LOCAL', '123456785', { ...chile, bankCode: '012' }),
  'cl.rut.length': paper('RUT', '12.345.67'),
  'cl.rut.check_digit': paper('RUT', '12.345.678-4'),
  'cl.rut.zeros': paper('RUT', '00.000.000-0'),
  'cl.rut.unusual_length': paper('RUT', '7612-0'),
};
