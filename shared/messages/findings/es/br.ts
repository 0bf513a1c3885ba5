import type { FindingCode } from '../../../engine/index.ts';

export const br: Readonly<Record<Extract<FindingCode, `br.${string}`>, string>> = {
  'br.local.length':
    'El número tiene {{expected}} dígitos con el verificador. Sin los ceros de la izquierda también vale si el verificador coincide.',
  'br.local.check_digit': 'El dígito verificador debería ser {{expected}}, o hay un error en la sucursal o la cuenta.',
  'br.local.zeros': 'Solo ceros no es una cuenta.',
  'br.local.unusual_length': 'Las cuentas de este banco suelen tener {{expected}} dígitos con el verificador.',
  'br.branch.length': 'La sucursal tiene {{expected}} dígitos.',
  'br.branch.check_digit': 'El verificador de la sucursal debería ser {{expected}}, o hay un error en la sucursal.',
  'br.branch.always_the_same': 'La sucursal de este banco es siempre {{expected}}.',
  'br.iban.length': 'Un IBAN de Brasil tiene {{expected}} caracteres.',
  'br.iban.check_digits': 'Los dígitos 3 y 4 deberían ser {{expected}}, o hay un error en otra posición.',
  'br.iban.country': 'Un IBAN de Brasil empieza con {{expected}}.',
  'br.pix.length':
    'Falta o sobra algo: un CPF tiene 11 dígitos, un CNPJ 14 caracteres, una chave aleatoria 36, un correo hasta 77 y un teléfono empieza con +.',
  'br.pix.check_digit_1':
    'El dígito {{position}} debería ser {{expected}}, o hay un error antes. Si es un teléfono, escríbelo con +55.',
  'br.pix.check_digit_2':
    'El dígito {{position}} debería ser {{expected}}, o hay un error antes. Si es un teléfono, escríbelo con +55.',
  'br.pix.repeated': 'Un solo dígito repetido no es una chave.',
  'br.pix.spelling': 'Escribe la chave así: {{expected}}',
  'br.pix.random_shape': 'Una chave aleatoria tiene cinco grupos de 8, 4, 4, 4 y 12 caracteres separados por guiones.',
  'br.pix.payment_code': 'Es el código de un cobro con QR, no una chave: pide la chave PIX.',
  'br.pix.not_mobile': 'Un teléfono de Brasil suele ser móvil: +55, dos dígitos de área y nueve que empiezan con 9.',
  'br.pix.area': 'Ese código de área no existe en Brasil: compara el teléfono con el original.',
  'br.pix.domain_without_dot': 'El correo no tiene punto después de la @: mira si le falta el final, como .com.',
  'br.cpf.length': 'Un CPF tiene {{expected}} dígitos.',
  'br.cpf.check_digit_1': 'El dígito 10 del CPF debería ser {{expected}}, o hay un error antes.',
  'br.cpf.check_digit_2': 'El último dígito del CPF debería ser {{expected}}, o hay un error antes.',
  'br.cpf.repeated': 'Un solo dígito repetido no es un CPF.',
  'br.cnpj.length': 'Un CNPJ tiene {{expected}} caracteres.',
  'br.cnpj.check_digit_1': 'El dígito 13 del CNPJ debería ser {{expected}}, o hay un error antes.',
  'br.cnpj.check_digit_2': 'El último dígito del CNPJ debería ser {{expected}}, o hay un error antes.',
  'br.cnpj.repeated': 'Un solo dígito repetido no es un CNPJ.',
};
