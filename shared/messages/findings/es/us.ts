import type { FindingCode } from '../../../engine/index.ts';

export const us: Readonly<Record<Extract<FindingCode, `us.${string}`>, string>> = {
  'us.local.length': 'Una cuenta tiene de 4 a 17 dígitos.',
  'us.local.zeros': 'Solo ceros no es una cuenta.',
  'us.routing_number.length': 'Un número de ruta tiene 9 dígitos.',
  'us.routing_number.check_digit':
    'El último dígito del número de ruta debería ser {{expected}}, o hay un error en otra posición.',
  'us.routing_number.zeros': 'Solo ceros no es un número de ruta.',
  'us.routing_number.prefix': 'Ningún banco que conozcamos tiene un número de ruta que empiece así. Compáralo.',
  'us.ein.length': 'Un EIN tiene {{expected}} dígitos.',
  'us.ein.prefix': 'El IRS no ha publicado EIN que empiecen así; puede ser nuevo. Compáralo.',
  'us.ein.zeros': 'Solo ceros no es un EIN.',
};
