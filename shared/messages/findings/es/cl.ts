import type { FindingCode } from '../../../engine/index.ts';

export const cl: Readonly<Record<Extract<FindingCode, `cl.${string}`>, string>> = {
  'cl.local.length': 'Una cuenta chilena tiene de 3 a 25 dígitos.',
  'cl.local.zeros': 'Solo ceros no es una cuenta.',
  'cl.local.unusual_length': 'Casi todas las cuentas tienen de 4 a 20 dígitos: compara el número con el original.',
  'cl.local.cuenta_rut_digit': 'La CuentaRUT es tu RUT sin el dígito verificador: quita el último dígito.',
  'cl.rut.length': 'Un RUT tiene 8 o 9 caracteres con el dígito verificador.',
  'cl.rut.check_digit': 'El dígito verificador debería ser {{expected}}, o hay un error en otra posición.',
  'cl.rut.zeros': 'Solo ceros no es un RUT.',
  'cl.rut.unusual_length': 'Pocos RUT tienen ese largo: compara el número con el original.',
};
