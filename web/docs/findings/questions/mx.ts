import { account, document, type QuestionsOf } from './question.ts';

const number = account('MX');
const paper = document('MX');

const banamex = { bankCode: '002', branchCode: '0115' };

export const mx: QuestionsOf<'mx'> = {
  'mx.clabe.length': number('CLABE', '03218000011835971'),
  'mx.clabe.check_digit': number('CLABE', '002010077777777779'),
  'mx.clabe.zeros': number('CLABE', '000000000000000000'),
  'mx.local.length': number('LOCAL', '123456789', banamex),
  'mx.local.zeros': number('LOCAL', '0000000000', banamex),
  'mx.local.looks_like_clabe': number('LOCAL', '032180000118359719', banamex),
  'mx.branch.length': number('LOCAL', '1234567890', { ...banamex, branchCode: '123456' }),
  'mx.rfc.length': paper('RFC', 'AKJ970902'),
  'mx.rfc.check_digit': paper('RFC', 'MAB9307148T5'),
  'mx.rfc.date': paper('RFC', 'MAB9313148T4'),
  'mx.curp.length': paper('CURP', 'MASI050805MVZRLRA'),
  'mx.curp.check_digit': paper('CURP', 'MASI050805MVZRLRA9'),
  'mx.curp.date': paper('CURP', 'HELO991301HVZRPN09'),
  'mx.curp.future': paper('CURP', 'BOXW310820HNERXNA9'),
  'mx.curp.letter_o': paper('CURP', 'BOXW310820HNERXNO9'),
  'mx.curp.digit_zero': paper('CURP', 'MASI050805MVZRLR08'),
  'mx.curp.state': paper('CURP', 'FUGS250710MZZBPMA2'),
};
