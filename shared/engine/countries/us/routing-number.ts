import { complementOfTen, cycle } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { numberKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/**
 * First two digits by what they say: Federal Reserve districts, the same plus 20 for thrifts, plus 60 for electronic payments.
 * 00 (government) and 80 (traveller's cheques) are published too, but no account is reached by them.
 */
const prefixes = [
  ['01', '12'],
  ['21', '32'],
  ['61', '72'],
] as const;

/**
 * Routing transit number (ABA): district, institution, check digit. Weights 3 7 1, complement to ten (American Bankers
 * Association). 021000021: 02100002 adds up to 29, so 1. All 18 198 rows of the FedACH directory agree (github.com/moov-io/fed,
 * 2019).
 */
export const routingNumber = numberKind({
  code: 'us.routing_number',
  findings: { check_digit: 'error', zeros: 'error', prefix: 'warning' },
  layout: layout(
    [
      { part: 'district', size: 2, role: 'bank' },
      { part: 'institution', size: 6, role: 'branch' },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['district', 'institution'],
        method: { weights: cycle([3, 7, 1], 8), product: 'whole', remainders: complementOfTen },
      },
    ],
  ),
  rules: [
    zerosOnly,
    (text) => {
      const prefix = text.slice(0, 2);
      const isAssigned = prefixes.some(([first, last]) => prefix >= first && prefix <= last);
      return isAssigned ? undefined : { finding: 'prefix', part: 'district', position: 1 };
    },
  ],
  // Treasury numbers of the Fedwire directory, outside the published ranges.
  accepted: ['154000008', '155000007'],
  sandbox: [3, 9],
});
