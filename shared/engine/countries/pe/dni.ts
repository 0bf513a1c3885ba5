import { layout } from '../../layout.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

const plain = layout([{ part: 'number', size: 8 }]);

/**
 * The ninth character printed on the card, a digit or a letter: weights 3 2 7 6 5 4 3 2, and the remainder of 11 picks it from
 * either series. 10117410: the sum is 70, remainder 4, so 2 or G.
 */
const verified = layout(
  [
    { part: 'number', size: 8 },
    { part: 'checkDigit', size: 1, role: 'check', characters: '0-9A-K' },
  ],
  [
    {
      finding: 'check_character',
      part: 'checkDigit',
      over: ['number', 'number'],
      method: {
        weights: [3, 2, 7, 6, 5, 4, 3, 2],
        product: 'whole',
        remainders: '65432110987',
        alsoAccepted: 'KJIHGFEDCBA',
      },
    },
  ],
);

/** National identity document: eight digits, which people write without their verifying character or with it. */
export const dni = documentKind({
  type: 'DNI',
  code: 'pe.dni',
  findings: { check_character: 'error', zeros: 'error', character_missing: 'warning' },
  layout: (text) => (text.length > 8 ? verified : plain),
  rules: [
    (text) => zerosOnly(text.slice(0, 8)),
    // Eight digits are a whole DNI, but nothing in them tells a slip.
    (text) => (text.length === 8 ? { finding: 'character_missing' } : undefined),
  ],
});
