import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';

/** 10 persons, 15 to 17 persons by other documents, 20 companies. */
const prefixes = new Set(['10', '15', '16', '17', '20']);

/**
 * Taxpayer registry. Weights 5 4 3 2 7 6 5 4 3 2, 11 minus the remainder, of which the unit counts. 2051233379: the sum is 125,
 * remainder 4, so 7.
 */
export const ruc = documentKind({
  type: 'RUC',
  code: 'pe.ruc',
  findings: { check_digit: 'error', prefix: 'error' },
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
        method: { weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '10987654321' },
      },
    ],
  ),
  writing: after('PE'),
  rules: [(text) => (prefixes.has(text.slice(0, 2)) ? undefined : { finding: 'prefix', part: 'prefix', position: 1 })],
});
