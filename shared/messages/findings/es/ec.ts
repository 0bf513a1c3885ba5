import type { FindingCode } from '../../../engine/index.ts';

export const ec: Readonly<Record<Extract<FindingCode, `ec.${string}`>, string>> = {
  'ec.local.length': 'Una cuenta ecuatoriana tiene de 3 a 30 dígitos.',
  'ec.local.zeros': 'Solo ceros no es una cuenta.',
  'ec.local.unusual_length':
    'En ese banco las cuentas suelen tener {{expected}} dígitos: compara el número con el original.',
  'ec.cc.length': 'Una cédula tiene {{expected}} dígitos.',
  'ec.cc.check_digit': 'El último dígito de la cédula debería ser {{expected}}, o hay un error en otra posición.',
  'ec.cc.zeros': 'Solo ceros no es una cédula.',
  'ec.cc.province': 'Los dos primeros dígitos no son de ninguna provincia.',
  'ec.cc.third_digit': 'Casi ninguna cédula tiene ese tercer dígito: compara el número con el original.',
  'ec.ruc.length': 'Un RUC tiene {{expected}} dígitos.',
  'ec.ruc.check_digit': 'El dígito {{position}} debería ser {{expected}}, o hay un error entre los nueve primeros.',
  'ec.ruc.company_digit': 'El dígito verificador no coincide. Algunas empresas reales tampoco cumplen la regla.',
  'ec.ruc.state_digit': 'El dígito verificador no coincide. Algunas entidades reales tampoco cumplen la regla.',
  'ec.ruc.zeros': 'Solo ceros no es un RUC.',
  'ec.ruc.province': 'Los dos primeros dígitos no son de ninguna provincia.',
  'ec.ruc.third_digit': 'Casi ningún RUC tiene ese tercer dígito: compara el número con el original.',
  'ec.ruc.establishment': 'Los últimos tres dígitos son el establecimiento: casi siempre {{expected}}, nunca 000.',
  'ec.ruc.leading_zero': 'Perdió el cero inicial, como pasa en hojas de cálculo: el RUC es {{expected}}.',
  'ec.pas.length': 'Un pasaporte tiene hasta 12 caracteres.',
  'ec.pas.zeros': 'Solo ceros no es un documento.',
};
