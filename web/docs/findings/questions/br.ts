import { account, document, type QuestionsOf } from './question.ts';

const number = account('BR');
const paper = document('BR');

const itau = { bankCode: '341', branchCode: '1818', accountType: 'CHECKING' };

export const br: QuestionsOf<'br'> = {
  'br.local.length': number('LOCAL', '25137', itau),
  'br.local.check_digit': number('LOCAL', '25137-2', itau),
  'br.local.zeros': number('LOCAL', '000000', { ...itau, bankCode: '001' }),
  'br.local.unusual_length': number('LOCAL', '01841297', { ...itau, bankCode: '033', branchCode: '0139' }),
  'br.branch.length': number('LOCAL', '25137-1', { ...itau, branchCode: '12345678' }),
  'br.branch.check_digit': number('LOCAL', '350058814-0', { ...itau, bankCode: '041', branchCode: '0341-00' }),
  'br.branch.always_the_same': number('LOCAL', '626204199-1', { ...itau, bankCode: '260', branchCode: '0002' }),
  'br.iban.length': number('IBAN', 'BR9700360305000010009795493P'),
  'br.iban.check_digits': number('IBAN', 'BR9800360305000010009795493P1'),
  'br.iban.country': number('IBAN', 'AR1740112555017938293162477I2'),
  'br.pix.length': number('PIX', '123e4567-e89b-12d3-a456-42661417400'),
  'br.pix.check_digit_1': number('PIX', '31234567890'),
  'br.pix.check_digit_2': number('PIX', '39053344704'),
  'br.pix.repeated': number('PIX', '11111111111'),
  'br.pix.spelling': number('PIX', '5561988887777'),
  'br.pix.random_shape': number('PIX', '123e4567-e89b12d3-a456-4266-14174000'),
  'br.pix.payment_code': number('PIX', '00020126580014br.gov.bcb.pix'),
  'br.pix.not_mobile': number('PIX', '+556133334444'),
  'br.pix.area': number('PIX', '+5510998765432'),
  'br.pix.domain_without_dot': number('PIX', 'maria@exemplo'),
  'br.cpf.length': paper('CPF', '390.533.447-0'),
  'br.cpf.check_digit_1': paper('CPF', '390.533.447-15'),
  'br.cpf.check_digit_2': paper('CPF', '390.533.447-04'),
  'br.cpf.repeated': paper('CPF', '777.777.777-77'),
  'br.cnpj.length': paper('CNPJ', '11.222.333/0001-8'),
  'br.cnpj.check_digit_1': paper('CNPJ', '11.222.333/0001-91'),
  'br.cnpj.check_digit_2': paper('CNPJ', '11.222.333/0001-80'),
  'br.cnpj.repeated': paper('CNPJ', '00.000.000/0000-00'),
};
