import type { Desk } from '../desk.ts';
import { type Answer, page, seeOther } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { type ApprovalPage, NoSuchPage } from './approval-page.ts';
import { type CardFate, judgeCard } from './cards.ts';
import { findPage } from './find-page.ts';
import { cardPage, choicePage, sentencePage } from './render.ts';
import { type Language, languageOf } from './texts.ts';

const languageAsked = ({ query, headers }: Call, locale?: string): Language =>
  languageOf(query.get('locale') ?? locale ?? headers['accept-language'] ?? 'en');

/** Opens the page that the address names; whatever cannot be decided any more is told in a sentence. */
const opened =
  (answer: (approval: ApprovalPage, language: Language, desk: Desk, call: Call) => Answer) =>
  (desk: Desk, call: Call): Answer => {
    try {
      const approval = findPage(desk, { pathname: call.path, searchParams: call.query });
      const language = languageAsked(call, approval.locale);
      return approval.closed
        ? page(sentencePage(language, approval.closed), 410)
        : answer(approval, language, desk, call);
    } catch (error) {
      if (!(error instanceof NoSuchPage)) throw error;
      return page(sentencePage(languageAsked(call), 'unknown'), 404);
    }
  };

export const showPage = opened((approval, language, _, { query }) =>
  page(query.get('pay') === 'card' ? cardPage(approval, language) : choicePage(approval, language)),
);

const at = ({ path, query }: Call, pay?: 'card'): string => {
  const next = new URLSearchParams(query);
  if (pay) next.set('pay', pay);
  else next.delete('pay');
  return `${path}?${next.toString()}`;
};

const payByCard = (approval: ApprovalPage, language: Language, { now }: Desk, form: URLSearchParams): Answer => {
  const typed = (name: string) => form.get(name) ?? '';
  const card = { number: typed('number'), expiry: typed('expiry'), cvv: typed('cvv') };
  const judged = judgeCard(card, now());
  if ('wrong' in judged) return page(cardPage(approval, language, { card, wrong: judged.wrong }), 422);
  return seeOther(
    approval.approve({ how: 'card', lastDigits: card.number.trim().slice(-4), ...meaningOf(judged.fate) }),
  );
};

const meaningOf = (fate: CardFate) => ({ isGood: fate !== 'declined', isReviewed: fate === 'reviewed' });

type Action = (approval: ApprovalPage, language: Language, desk: Desk, call: Call, form: URLSearchParams) => Answer;

const actions: Readonly<Record<string, Action>> = {
  paypal: ({ approve }) => seeOther(approve({ how: 'paypal', ...meaningOf('good') })),
  decline: ({ approve }) => seeOther(approve({ how: 'paypal', ...meaningOf('declined') })),
  card: (_, __, ___, call) => seeOther(at(call, 'card')),
  back: (_, __, ___, call) => seeOther(at(call)),
  pay: (approval, language, desk, _, form) => payByCard(approval, language, desk, form),
  cancel: ({ abandon }) => seeOther(abandon()),
};

/** What a button of the page does. */
export const usePage = opened((approval, language, desk, call) => {
  const form = new URLSearchParams(call.text);
  const action = actions[form.get('action') ?? ''];
  return action ? action(approval, language, desk, call, form) : page(choicePage(approval, language), 400);
});

export const showEnd = (_: Desk, call: Call): Answer => page(sentencePage(languageAsked(call), 'finished'));
