import type { FindingCode } from '../../../engine/index.ts';

export const mx: Readonly<Record<Extract<FindingCode, `mx.${string}`>, string>> = {
  'mx.clabe.length': 'Una CLABE tiene {{expected}} dígitos.',
  'mx.clabe.check_digit': 'El último dígito debería ser {{expected}}, o hay un error en otra posición.',
  'mx.clabe.zeros': 'Solo ceros no es una cuenta.',
  'mx.local.length': 'Una cuenta local tiene de 10 a 18 dígitos.',
  'mx.local.zeros': 'Solo ceros no es una cuenta.',
  'mx.local.looks_like_clabe': 'Con 18 dígitos parece una CLABE.',
  'mx.branch.length': 'La sucursal tiene {{expected}} dígitos.',
  'mx.rfc.length': 'Un RFC tiene 12 o 13 caracteres.',
  'mx.rfc.check_digit': 'El último carácter suele ser {{expected}}. Algunos RFC reales no cumplen la regla.',
  'mx.rfc.date': 'La fecha dentro del RFC no existe.',
  'mx.curp.length': 'Una CURP tiene {{expected}} caracteres.',
  'mx.curp.check_digit': 'El último dígito de la CURP debería ser {{expected}}.',
  'mx.curp.date': 'La fecha dentro de la CURP no existe.',
  'mx.curp.future':
    'Con una letra en el lugar 17 la fecha es de 2000 o después, y ese día aún no llega. Si nació antes, ahí va un número.',
  'mx.curp.letter_o': 'En el lugar 17 va el número cero, no la letra O: con la letra nacería en el futuro.',
  'mx.curp.digit_zero':
    'Con un cero en el lugar 17 tendría cien años o más. Si nació en 2000 o después, ahí va una letra: la O y el cero se confunden.',
  'mx.curp.state': 'La clave de estado dentro de la CURP no existe.',
};
