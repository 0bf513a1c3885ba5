import { fill } from '#shared/messages/fill.ts';
import { dollarsIn } from '../../../lib/dollars.ts';
import { localeOf, type Language } from '../../../lib/i18n/language.ts';
import type es from './messages/es.ts';
import { mostValidations, type Offer } from './offers.ts';

/** What the calculator says of its results; the page hands it on to the script. */
export type LiveWords = (typeof es)['live'];

const planNames = { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const;

/** A row: what is bought, what it costs, what each validation costs, how many are left. */
export type OfferRow = readonly [what: string, price: string, each: string, left: string];

export const speaker = (words: LiveWords, language: Language) => {
  const usd = dollarsIn(language);
  const number = new Intl.NumberFormat(localeOf[language]);

  /** `Pro al mes y 1 paquete Basic` */
  const whatOf = ({ monthly, packs }: Offer): string => {
    const parts = packs.map(({ name, count }) =>
      fill(words[count === 1 ? 'pack_one' : 'pack_other'], { count: number.format(count), plan: planNames[name] }),
    );
    if (monthly) parts.unshift(fill(words.monthly, { plan: planNames[monthly] }));
    return parts.reduce((one, other, index) =>
      index === parts.length - 1 ? fill(words.and, { one, other }) : `${one}, ${other}`,
    );
  };

  /** Why the first is the one to buy. */
  const whyOf = ([first, next]: readonly Offer[]): string => {
    if (!first || !next) return words.only;
    const saved = next.priceUsd - first.priceUsd;
    const more = first.validations - next.validations;
    const values = { saved: usd(saved), next: whatOf(next), count: number.format(more) };
    return fill(saved > 0 ? words.saves : more > 0 ? words.more : words.same, values);
  };

  const rowOf = (offer: Offer, validations: number): OfferRow => [
    whatOf(offer),
    usd(offer.priceUsd),
    usd(offer.priceUsd / validations),
    number.format(offer.validations - validations),
  ];

  return { usd, whatOf, whyOf, rowOf, wrong: fill(words.wrong, { most: number.format(mostValidations) }) };
};
