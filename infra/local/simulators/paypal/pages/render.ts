import { textOf } from '../money.ts';
import type { ApprovalPage } from './approval-page.ts';
import { type Card, type WrongField, magicCards } from './cards.ts';
import { document, escaped } from './html.ts';
import { type Language, type TextName, textsIn } from './texts.ts';

type Texts = Readonly<Record<TextName, string>>;

const heading = ({ brand, what, amount, isMonthly }: ApprovalPage, texts: Texts, language: Language): string => {
  const shown = new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US', {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'code',
  }).format(Number(textOf(amount.currency, amount.units)));
  return `<p class="notice">${texts.title} · ${texts.notice}</p>
<h1>${escaped(texts.payTo.replace('{brand}', brand))}</h1>
<p>${escaped(what)}</p>
<p><span class="amount">${escaped(shown)}</span>${isMonthly ? ` ${texts.monthly}` : ''}</p>`;
};

const button = (name: 'paypal' | 'card' | 'decline' | 'cancel', texts: Texts): string =>
  `<button name="action" value="${name}"${name === 'paypal' ? ' class="first"' : ''}>${texts[name]}</button>`;

const buttons = ['paypal', 'card', 'decline', 'cancel'] as const;

/** Every button sends the form to the address of the page itself. */
export const choicePage = (approval: ApprovalPage, language: Language): string => {
  const texts = textsIn(language);
  const form = `<form method="post">\n${buttons.map((name) => button(name, texts)).join('\n')}\n</form>`;
  return document(language, texts.title, `${heading(approval, texts, language)}\n${form}`);
};

interface Field {
  readonly name: keyof Card;
  readonly autocomplete: string;
}

const fields: readonly Field[] = [
  { name: 'number', autocomplete: 'cc-number' },
  { name: 'expiry', autocomplete: 'cc-exp' },
  { name: 'cvv', autocomplete: 'cc-csc' },
];

interface Typed {
  readonly card: Card;
  readonly wrong: WrongField;
}

const fieldAt = (wrong: WrongField | undefined): keyof Card =>
  wrong === undefined || wrong === 'refused' ? 'number' : wrong;

const field = ({ name, autocomplete }: Field, texts: Texts, typed: Typed | undefined): string => {
  const isWrong = typed !== undefined && fieldAt(typed.wrong) === name;
  const state = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const focus = fieldAt(typed?.wrong) === name ? ' autofocus' : '';
  const value = escaped(typed?.card[name] ?? '');
  return `<label>${texts[name]}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" value="${value}"${state}${focus}></label>`;
};

/** The guest's card, and what was wrong with it when it was sent. */
export const cardPage = (approval: ApprovalPage, language: Language, typed?: Typed): string => {
  const texts = textsIn(language);
  const alert = typed ? `<p role="alert" id="wrong">${texts[`wrong.${typed.wrong}`]}</p>` : '';
  const tests = Object.entries(magicCards).map(
    ([number, fate]) => `<dt>${number}</dt><dd>${texts[`card.${fate}`]}</dd>`,
  );
  const form = `<form method="post">
${alert}
${fields.map((of) => field(of, texts, typed)).join('\n')}
<button class="first" name="action" value="pay">${texts.pay}</button>
<button name="action" value="back">${texts.back}</button>
<button name="action" value="cancel">${texts.cancel}</button>
</form>
<p>${texts.testCards}</p>
<dl>${tests.join('')}</dl>`;
  return document(language, texts.title, `${heading(approval, texts, language)}\n${form}`);
};

/** A page with one sentence. */
export const sentencePage = (language: Language, name: TextName): string => {
  const texts = textsIn(language);
  return document(language, texts.title, `<p class="notice">${texts.title}</p>\n<h1>${texts[name]}</h1>`);
};
