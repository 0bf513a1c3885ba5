import { account, document, type QuestionsOf } from './question.ts';

const number = account('AR');
const paper = document('AR');

export const ar: QuestionsOf<'ar'> = {
  'ar.cbu.length': number('CBU', '072042908800000233914'),
  'ar.cbu.check_digit_1': number('CBU', '0279934941541060202876'),
  'ar.cbu.check_digit_2': number('CBU', '0720429088000002339141'),
  'ar.cbu.zeros': number('CBU', '0000000000000000000000'),
  'ar.cbu.is_cvu': number('CBU', '0000003100065557211734'),
  'ar.cvu.length': number('CVU', '000000310006555721173'),
  'ar.cvu.check_digit_1': number('CVU', '0000070906333916508206'),
  'ar.cvu.check_digit_2': number('CVU', '0000003100065557211735'),
  'ar.cvu.zeros': number('CVU', '0000000000000000000000'),
  'ar.cvu.prefix': number('CVU', '0070034420000002310035'),
  'ar.cvu.reserved_digit': number('CVU', '0070034420000002310035'),
  'ar.alias.length': number('ALIAS', 'sol'),
  'ar.alias.digits_only': number('ALIAS', '123456'),
  'ar.cuit.length': paper('CUIT', '2005536168'),
  'ar.cuit.check_digit': paper('CUIT', '20055361683'),
  'ar.cuit.prefix': paper('CUIT', '40440436600'),
  'ar.cuit.prefix_doubtful': paper('CUIT', '25123456788'),
  'ar.dni.length': paper('DNI', '123456'),
  'ar.dni.zeros': paper('DNI', '00000000'),
};
