/** Row a, column b: a turn or mirror image of a pentagon followed by another. */
const followedBy = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permuted = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
const undone = '0432156789';

/**
 * Verhoeff's check (J. Verhoeff, 1969), which sees every wrong digit and every swap of neighbours: from the right, each digit
 * is permuted by its place and followed in the group of the pentagon; the check digit undoes the total.
 * 236: 6 is permuted to 3, giving 3; 3 to 3, giving 1; 2 to 1, giving 2; undone by 3.
 */
export function verhoeff(block: string): string {
  let total = 0;
  for (let i = block.length - 1, place = 1; i >= 0; i--, place++) {
    const turn = permuted[place % 8]?.charAt(Number(block.charAt(i)));
    total = Number(followedBy[total]?.charAt(Number(turn)));
  }
  return undone.charAt(total);
}
