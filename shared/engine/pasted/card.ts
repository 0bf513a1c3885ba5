/** How the numbers of Visa, Mastercard, American Express, Discover, Diners, JCB, Elo and Hipercard begin (ISO/IEC 7812, as issuers publish it). */
const begins =
  /^(?:4|5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)|3[47]|3(?:0[0-5]|[68])|35(?:2[89]|[3-8])|6011|64[4-9]|65|50|6362|6370|606282)/;

/**
 * Luhn (ISO/IEC 7812-1): from the right every second digit is doubled and its digits added; the sum ends in 0. 4111111111111111:
 * eight digits doubled, 4 to 8 and seven 1 to 2, make 22, the other eight 1 make 8, so 30.
 */
function addsUp(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.charAt(digits.length - 1 - i));
    const counted = i % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** The digits of a payment card: fifteen or sixteen, beginning as cards do, with Luhn's digit last. */
export function isCard(digits: string): boolean {
  return /^\d{15,16}$/.test(digits) && begins.test(digits) && addsUp(digits);
}

/** What may be seen of a card: first and last four. */
export const maskedCard = (digits: string): string => `${digits.slice(0, 4)} •••• •••• ${digits.slice(-4)}`;
