/** Symmetries of a pentagon: 0 to 4 turn it, 5 to 9 mirror it as well. One followed by another; a mirror reverses turns. */
function followedBy(one: number, other: number): number {
  const turned = (one + (one < 5 ? other : -other) + 10) % 5;
  return one < 5 === other < 5 ? turned : turned + 5;
}

const permutation = '1576283094';

/** The digit that stands in a place, counted from the right: permuted once more in each. */
const permuted = (digit: string, place: number): string =>
  place === 0 ? digit : permuted(permutation.charAt(Number(digit)), place - 1);

/**
 * Verhoeff's check (J. Verhoeff, 1969), which sees every wrong digit and every swap of neighbours: from the right, each digit
 * is permuted by its place and followed in the group of the pentagon; the check digit undoes the total.
 * 236: 6 is permuted to 3, giving 3; 3 to 3, giving 1; 2 to 1, giving 2; undone by 3.
 */
export function verhoeff(block: string): string {
  let total = 0;
  for (let i = block.length - 1, place = 1; i >= 0; i--, place++)
    total = followedBy(total, Number(permuted(block.charAt(i), place % 8)));
  return `${total < 5 ? (5 - total) % 5 : total}`;
}
