/** What happens to a card: paid, refused on the page, declined when money is taken, or looked at first. */
export type CardFate = 'good' | 'refused' | 'declined' | 'reviewed';

/** Cards that do one thing every time; every other number with a right check digit is good. */
export const magicCards = {
  '4111111111111111': 'good',
  '4000000000000002': 'refused',
  '4000000000009995': 'declined',
  '4000000000000259': 'reviewed',
} as const satisfies Record<string, CardFate>;

const fates: Readonly<Record<string, CardFate>> = magicCards;

/** Luhn's check digit: from the right, every second digit counts double. */
const hasRightCheckDigit = (number: string): boolean => {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 ? digit * 2 - (digit > 4 ? 9 : 0) : digit), 0);
  return sum % 10 === 0;
};

export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
}

export type WrongField = keyof Card | 'refused';

const isInFuture = (expiry: string, now: number): boolean => {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === '') return false;
  const thisYear = new Date(now).getUTCFullYear();
  const century = thisYear - (thisYear % 100);
  return Date.UTC(century + Number(year), Number(month), 1) > now;
};

/** What is wrong with a card as it was typed, or what becomes of it. */
export const judgeCard = (card: Card, now: number): { readonly wrong: WrongField } | { readonly fate: CardFate } => {
  const number = card.number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(number) || !hasRightCheckDigit(number)) return { wrong: 'number' };
  if (!isInFuture(card.expiry, now)) return { wrong: 'expiry' };
  if (!/^\d{3,4}$/.test(card.cvv.trim())) return { wrong: 'cvv' };
  const fate = fates[number] ?? 'good';
  return fate === 'refused' ? { wrong: 'refused' } : { fate };
};
