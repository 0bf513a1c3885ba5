import { countdown } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import { belowTwoIsZero } from './cpf.ts';
import { oneDigitRepeated } from './repeated.ts';

/**
 * Company's tax number: root, order of the establishment, two checks. Since July 2026 the first twelve may be letters (IN RFB
 * 2.229/2024, NT 49/2024); a letter counts its ASCII code minus 48, as digits do. Which letters are left out is disputed, so
 * all are accepted. Weights 2 to 9 from the right, over and over. 12ABC34501DE: the sum is 459, remainder 8, so 3; with that
 * 3 it is 424, remainder 6, so 5.
 */
export const cnpjLayout = layout(
  [
    { part: 'number', size: 8, characters: '0-9A-Z' },
    { part: 'branch', size: 4, role: 'branch', characters: '0-9A-Z' },
    { part: 'checkDigit1', size: 1, role: 'check' },
    { part: 'checkDigit2', size: 1, role: 'check' },
  ],
  [
    {
      finding: 'check_digit_1',
      part: 'checkDigit1',
      over: ['number', 'branch'],
      method: { weights: [...countdown(5, 2), ...countdown(9, 2)], product: 'whole', remainders: belowTwoIsZero },
    },
    {
      finding: 'check_digit_2',
      part: 'checkDigit2',
      over: ['number', 'checkDigit1'],
      method: { weights: [...countdown(6, 2), ...countdown(9, 2)], product: 'whole', remainders: belowTwoIsZero },
    },
  ],
);

export const cnpj = documentKind({
  type: 'CNPJ',
  code: 'br.cnpj',
  findings: { check_digit_1: 'error', check_digit_2: 'error', repeated: 'error' },
  layout: cnpjLayout,
  // Its letters may be BR themselves: only ahead of all fourteen characters are they the country.
  writing: after('BR', '[0-9A-Z]{14}$'),
  rules: [oneDigitRepeated],
});
