/** Sum of digit by weight, the weights repeating from the left. */
export const weighted = (number: string, weights: readonly number[]): number =>
  Array.from(number).reduce((sum, digit, place) => sum + Number(digit) * (weights[place % weights.length] ?? 0), 0);

/** What brings a sum up to the next multiple of ten. Example: 81 gives 9, 40 gives 0. */
const toTen = (sum: number): number => (10 - (sum % 10)) % 10;

/** Luhn-like sum: weights 1, 2, 1, 2… from the left, two-digit products added digit by digit. */
const doubled = (number: string, first: 1 | 2): number =>
  Array.from(number).reduce((sum, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? first : 3 - first);
    return sum + (product > 9 ? product - 9 : product);
  }, 0);

/** CLABE (MX): 17 digits, weights 3, 7, 1. Example: 03218000011835971 sums 61, so 9. */
export const clabeDigit = (body: string): number => toTen(weighted(body, [3, 7, 1]));

/** CBU and CVU (AR): two blocks. Example: 2850590 sums 81, so 9; 4009041813520 sums 139, so 1. */
const cbuBranchDigit = (body: string): number => toTen(weighted(body, [7, 1, 3, 9]));
const cbuAccountDigit = (body: string): number => toTen(weighted(body, [3, 9, 7, 1]));

/** CCI (PE) and cédula (EC). Example: 011179 sums 21 with weights 1, 2, so 9. */
export const luhnDigit = (body: string, first: 1 | 2): number => toTen(doubled(body, first));

/** Routing number (US): the whole sum is a multiple of ten. Example: 021000021 sums 30. */
export const routingHolds = (number: string): boolean => weighted(number, [3, 7, 1]) % 10 === 0;

export const clabeHolds = (clabe: string): boolean => clabeDigit(clabe.slice(0, 17)) === Number(clabe[17]);

export const cbuHolds = (cbu: string): boolean =>
  cbuBranchDigit(cbu.slice(0, 7)) === Number(cbu[7]) && cbuAccountDigit(cbu.slice(8, 21)) === Number(cbu[21]);

export const cciHolds = (cci: string): boolean =>
  luhnDigit(cci.slice(0, 6), 1) === Number(cci[18]) && luhnDigit(cci.slice(6, 18), 1) === Number(cci[19]);

/** Adds to seven digits of bank and branch and thirteen of account the two digits that make them a CBU. */
export const asCbu = (branch: string, account: string): string =>
  `${branch}${cbuBranchDigit(branch)}${account}${cbuAccountDigit(account)}`;
