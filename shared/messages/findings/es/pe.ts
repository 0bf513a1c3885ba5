import type { FindingCode } from '../../../engine/index.ts';

export const pe: Readonly<Record<Extract<FindingCode, `pe.${string}`>, string>> = {
  'pe.cci.length': 'Un CCI tiene {{expected}} dígitos.',
  'pe.cci.check_digit_1': 'El dígito 19 debería ser {{expected}}: revisa los seis primeros.',
  'pe.cci.check_digit_2': 'El último dígito debería ser {{expected}}: revisa los que siguen a la oficina.',
  'pe.cci.zeros': 'Solo ceros no es una cuenta.',
  'pe.local.length': 'Una cuenta tiene {{expected}} dígitos. Con 20 suele ser un CCI.',
  'pe.local.zeros': 'Solo ceros no es una cuenta.',
  'pe.local.unusual_length': 'Las cuentas de este banco suelen tener {{expected}} dígitos. Compárala con el original.',
  'pe.local.start': 'Las cuentas de este banco empiezan por {{expected}}. Compárala con el original.',
  'pe.local.check_digits': 'Los dos últimos dígitos deberían ser {{expected}}, o hay un error en otra posición.',
  'pe.local.cci_only': 'En este banco solo se puede validar con el CCI: pídelo al titular.',
  'pe.dni.length': 'Un DNI tiene 8 dígitos, o 9 caracteres con el verificador.',
  'pe.dni.check_character': 'El carácter verificador debería ser {{expected}}, o hay un error en otra posición.',
  'pe.dni.character_missing': 'Sin su carácter verificador no podemos notar un dígito equivocado.',
  'pe.dni.zeros': 'Solo ceros no es un DNI.',
  'pe.ruc.length': 'Un RUC tiene {{expected}} dígitos.',
  'pe.ruc.check_digit': 'El último dígito debería ser {{expected}}, o hay un error en otra posición.',
  'pe.ruc.prefix': 'Un RUC empieza por 10, 15, 16, 17 o 20.',
};
