import type { FindingCode } from '../../../engine/index.ts';

export const us: Readonly<Record<Extract<FindingCode, `us.${string}`>, string>> = {
  'us.local.length': 'An account has 4 to 17 digits.',
  'us.local.zeros': 'Zeros alone are no account.',
  'us.routing_number.length': 'A routing number has 9 digits.',
  'us.routing_number.check_digit':
    'The last digit of the routing number should be {{expected}}, or another one is wrong.',
  'us.routing_number.zeros': 'Zeros alone are no routing number.',
  'us.routing_number.prefix': 'No bank we know has a routing number that begins so. Compare it.',
  'us.ein.length': 'An EIN has {{expected}} digits.',
  'us.ein.prefix': 'The IRS has published no EIN that begins so; it may be new. Compare it.',
  'us.ein.zeros': 'Zeros alone are no EIN.',
};
