import { account, document, type QuestionsOf } from './question.ts';

const number = account('US');
const paper = document('US');

export const us: QuestionsOf<'us'> = {
  'us.local.length': number('LOCAL', '123', { routingNumber: '021000021' }),
  'us.local.zeros': number('LOCAL', '00000000', { routingNumber: '021000021' }),
  'us.routing_number.length': number('LOCAL', '123456789', { routingNumber: '02100002' }),
  'us.routing_number.check_digit': number('LOCAL', '123456789', { routingNumber: '021000022' }),
  'us.routing_number.zeros': number('LOCAL', '123456789', { routingNumber: '000000000' }),
  'us.routing_number.prefix': number('LOCAL', '123456789', { routingNumber: '991000012' }),
  'us.ein.length': paper('EIN', '91-114444'),
  'us.ein.prefix': paper('EIN', '89-1234567'),
  'us.ein.zeros': paper('EIN', '00-0000000'),
};
