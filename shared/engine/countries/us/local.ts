import { layout } from '../../layout.ts';
import { accountKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { routingNumber } from './routing-number.ts';

/** An account number, which only its bank can check, beside the routing number that names the bank. No list of those is whole. */
export const local = accountKind({
  format: 'LOCAL',
  code: 'us.local',
  findings: { zeros: 'error' },
  layout: layout([{ part: 'account', size: [4, 17] }]),
  rules: [zerosOnly],
  bank: { field: 'routingNumber', registry: 'partial' },
  needs: { routingNumber: 'required', document: 'optional' },
  companions: { routingNumber },
});
