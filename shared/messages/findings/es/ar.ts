import type { FindingCode } from '../../../engine/index.ts';

export const ar: Readonly<Record<Extract<FindingCode, `ar.${string}`>, string>> = {
  'ar.cbu.length': 'Un CBU tiene {{expected}} dígitos.',
  'ar.cbu.check_digit_1': 'El dígito {{position}} debería ser {{expected}}, o hay un error entre los siete primeros.',
  'ar.cbu.check_digit_2': 'El último dígito debería ser {{expected}}, o hay un error en la cuenta.',
  'ar.cbu.zeros': 'Solo ceros no es una cuenta.',
  'ar.cbu.is_cvu': 'Empieza con 000: parece una CVU, no un CBU.',
  'ar.cvu.length': 'Una CVU tiene {{expected}} dígitos.',
  'ar.cvu.check_digit_1': 'El dígito {{position}} debería ser {{expected}}, o hay un error entre los siete primeros.',
  'ar.cvu.check_digit_2': 'El último dígito debería ser {{expected}}, o hay un error en la cuenta.',
  'ar.cvu.zeros': 'Solo ceros no es una cuenta.',
  'ar.cvu.prefix': 'Una CVU empieza con 000.',
  'ar.cvu.reserved_digit': 'El dígito 9 de una CVU suele ser 0.',
  'ar.alias.length': 'Un alias tiene de 6 a 20 caracteres.',
  'ar.alias.digits_only': 'Un alias suele llevar letras; si es un CBU, está incompleto.',
  'ar.cuit.length': 'Un CUIT tiene {{expected}} dígitos.',
  'ar.cuit.check_digit': 'El último dígito del CUIT debería ser {{expected}}.',
  'ar.cuit.prefix': 'Un CUIT no empieza con esos dos dígitos.',
  'ar.cuit.prefix_doubtful': 'Pocos CUIT empiezan con esos dos dígitos.',
  'ar.dni.length': 'Un DNI tiene 7 u 8 dígitos.',
  'ar.dni.zeros': 'Solo ceros no es un documento.',
};
