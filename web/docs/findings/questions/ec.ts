import { account, document, type QuestionsOf } from './question.ts';

const number = account('EC');
const paper = document('EC');

const pichincha = { bankCode: '0010' };

export const ec: QuestionsOf<'ec'> = {
  'ec.local.length': number('LOCAL', '12', pichincha),
  'ec.local.zeros': number('LOCAL', '0000000000', pichincha),
  'ec.local.unusual_length': number('LOCAL', '123456789', pichincha),
  'ec.cc.length': paper('CC', '171430710'),
  'ec.cc.check_digit': paper('CC', '1714307104'),
  'ec.cc.zeros': paper('CC', '0000000000'),
  'ec.cc.province': paper('CC', '8814307107'),
  'ec.cc.third_digit': paper('CC', '1796373056'),
  'ec.ruc.length': paper('RUC', '179206034600'),
  'ec.ruc.check_digit': paper('RUC', '1714307104001'),
  'ec.ruc.company_digit': paper('RUC', '1792060347001'),
  'ec.ruc.state_digit': paper('RUC', '1763154690001'),
  'ec.ruc.zeros': paper('RUC', '0000000000000'),
  'ec.ruc.province': paper('RUC', '2592060346001'),
  'ec.ruc.third_digit': paper('RUC', '1770011674001'),
  'ec.ruc.establishment': paper('RUC', '1792060346000'),
  'ec.ruc.leading_zero': paper('RUC', '992397535001'),
  'ec.pas.length': paper('PAS', 'A1'),
  'ec.pas.zeros': paper('PAS', '000000'),
};
