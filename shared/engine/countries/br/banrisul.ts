/**
 * The two check digits of a Banrisul agency (moip bank-account-validator; 127 published ones agree). First: weights 2 1 from
 * the right, digits of the products added, complement to ten. Second: weights 2 to 7 from the right over agency and first, 11
 * minus the remainder, remainder 0 is 0; where the remainder is 1 the first goes up by one and the second is taken anew.
 * 0100: the first sum is 2, so 8; 01008 gives 21, remainder 10, so 1: 81.
 */
export function banrisulAgency(agency: string): string {
  let first = (10 - (digitsOfProducts(agency) % 10)) % 10;
  while (weighed(`${agency}${first}`) % 11 === 1) first = (first + 1) % 10;
  return `${first}${(11 - (weighed(`${agency}${first}`) % 11)) % 11}`;
}

function digitsOfProducts(digits: string): number {
  return fromTheRight(digits, (digit, place) => (place % 2 === 0 ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit));
}

function weighed(digits: string): number {
  return fromTheRight(digits, (digit, place) => digit * (place + 2));
}

function fromTheRight(digits: string, counted: (digit: number, place: number) => number): number {
  return Array.from(digits).reduceRight((sum, digit, i) => sum + counted(Number(digit), digits.length - 1 - i), 0);
}
