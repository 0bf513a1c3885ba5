import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';

const prefixes = new Set(['20', '23', '24', '27', '30', '33', '34', '50', '51', '55']);
/** On some lists only; real numbers may begin so. */
const doubtfulPrefixes = new Set(['25', '26']);

/**
 * CUIT, CUIL and CDI. Weights 5 4 3 2 7 6 5 4 3 2, 11 minus the remainder, 11 is 0; where it would be 10 the number is issued
 * under another prefix, so there is no right digit. 2005536168: the sum is 141, remainder 9, so 2.
 */
export const cuit = documentKind({
  type: 'CUIT',
  code: 'ar.cuit',
  findings: { check_digit: 'error', prefix: 'error', prefix_doubtful: 'warning' },
  layout: layout(
    [
      { part: 'prefix', size: 2 },
      { part: 'number', size: 8 },
      { part: 'checkDigit', size: 1, role: 'check' },
    ],
    [
      {
        finding: 'check_digit',
        part: 'checkDigit',
        over: ['prefix', 'number'],
        method: { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '0 987654321' },
      },
    ],
  ),
  writing: after('AR'),
  rules: [
    (text) => {
      const prefix = text.slice(0, 2);
      if (prefixes.has(prefix)) return undefined;
      return { finding: doubtfulPrefixes.has(prefix) ? 'prefix_doubtful' : 'prefix', part: 'prefix', position: 1 };
    },
  ],
});
