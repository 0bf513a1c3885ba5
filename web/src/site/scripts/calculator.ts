import { languageOf } from '../../lib/i18n/language.ts';
import { offersFor, validationsIn, needs, type Need } from '../landing/calculator/offers.ts';
import { speaker, type LiveWords, type OfferRow } from '../landing/calculator/words.ts';

const say = (form: HTMLElement, name: string, text: string): void => {
  const place = form.querySelector(`[data-${name}]`);
  if (place) place.textContent = text;
};

const rowOf = (texts: OfferRow): HTMLTableRowElement => {
  const row = document.createElement('tr');
  for (const text of texts) row.insertCell().textContent = text;
  return row;
};

const needIn = (form: HTMLFormElement): Need => {
  const chosen = new FormData(form).get('need');
  return needs.find((need) => need === chosen) ?? 'desk';
};

/** Counts again with every key: which way to pay is the cheapest for so many validations. */
export const startCalculator = (): void => {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]');
  const input = form?.querySelector('input');
  const table = document.querySelector('[data-offers]');
  if (!form || !input || !table) return;
  const words = JSON.parse(form.dataset['calculator'] ?? '{}') as LiveWords;
  const { usd, whatOf, whyOf, rowOf: textsOf, wrong } = speaker(words, languageOf(document.documentElement.lang));

  const count = (): void => {
    const validations = validationsIn(input.value);
    input.ariaInvalid = validations === undefined ? 'true' : null;
    const offers = validations === undefined ? [] : offersFor(validations, needIn(form));
    const [best] = offers;
    table.replaceChildren(...offers.map((offer) => rowOf(textsOf(offer, validations ?? 1))));
    say(form, 'price', best ? usd(best.priceUsd) : '');
    say(form, 'what', best ? whatOf(best) : '');
    say(form, 'why', best ? whyOf(offers) : wrong);
  };
  form.addEventListener('input', count);
  form.addEventListener('submit', (event) => event.preventDefault());
  // What a browser kept in the fields over a reload counts, too.
  count();
};
