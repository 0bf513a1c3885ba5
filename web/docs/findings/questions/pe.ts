import { account, document, type QuestionsOf } from './question.ts';

const number = account('PE');
const paper = document('PE');

export const pe: QuestionsOf<'pe'> = {
  'pe.cci.length': number('CCI', '0021931366008200241'),
  'pe.cci.check_digit_1': number('CCI', '80992846580172839760'),
  'pe.cci.check_digit_2': number('CCI', '00219313660082002414'),
  'pe.cci.zeros': number('CCI', '00000000000000000000'),
  'pe.local.length': number('LOCAL', '12345', { bankCode: '002' }),
  'pe.local.zeros': number('LOCAL', '0000000000', { bankCode: '009' }),
  'pe.local.unusual_length': number('LOCAL', '123456', { bankCode: '002' }),
  'pe.local.start': number('LOCAL', '123456789012345678', { bankCode: '011' }),
  'pe.local.check_digits': number('LOCAL', '00110241019000658271', { bankCode: '011' }),
  'pe.local.cci_only': number('LOCAL', '123456', { bankCode: '001' }),
  'pe.dni.length': paper('DNI', '1234567'),
  'pe.dni.check_character': paper('DNI', '461860061'),
  'pe.dni.character_missing': paper('DNI', '61127863'),
  'pe.dni.zeros': paper('DNI', '00000000'),
  'pe.ruc.length': paper('RUC', '2051233379'),
  'pe.ruc.check_digit': paper('RUC', '20512333798'),
  'pe.ruc.prefix': paper('RUC', '99512333792'),
};
