import type { FindingCode } from '../../../engine/index.ts';

export const uy: Readonly<Record<Extract<FindingCode, `uy.${string}`>, string>> = {
  'uy.local.length': 'Una cuenta de este banco tiene {{expected}} dígitos.',
  'uy.local.zeros': 'Solo ceros no es una cuenta.',
  'uy.local.shorter': 'Este banco usa {{expected}} dígitos. Si no te falta ninguno, van ceros delante.',
  'uy.local.older_length':
    'Este banco usa {{expected}} dígitos. Puede ser un número antiguo o faltarle ceros delante: confírmalo con el titular.',
  'uy.ci.length': 'Una CI tiene de 6 a 8 dígitos con el verificador.',
  'uy.ci.check_digit': 'El último dígito debería ser {{expected}}, o hay un error en otra posición.',
  'uy.ci.zeros': 'Solo ceros no es una CI.',
  'uy.rut.length': 'Un RUT tiene {{expected}} dígitos.',
  'uy.rut.check_digit': 'El dígito verificador no coincide con el resto. Compara el RUT con el original.',
  'uy.rut.zeros': 'Los dígitos 3 a 8 de un RUT no pueden ser todos cero.',
  'uy.rut.prefix': 'Un RUT empieza por dos dígitos entre 01 y 22.',
  'uy.rut.suffix': 'Antes del último dígito de un RUT va {{expected}}.',
};
