import { complementOfTen, cycle } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';

/**
 * CBU and CVU share two check digits, each over its own block (BCRA). Example 2850590 9 4009041813520 1: 2850590 by
 * 7 1 3 9 7 1 3 adds up to 81, so 9; 4009041813520 by 3 9 7 1 ... adds up to 139, so 1.
 */
export const firstBlock: WeightedSum = {
  weights: cycle([7, 1, 3, 9], 7),
  product: 'unit',
  remainders: complementOfTen,
};

export const secondBlock: WeightedSum = {
  weights: cycle([3, 9, 7, 1], 13),
  product: 'unit',
  remainders: complementOfTen,
};
