import type { Language } from '#shared/messages/messages.ts';
import { fill } from '#shared/messages/fill.ts';
import { promises } from '#shared/promises.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

/** What visitors ask first, in its order. */
const asked = ['valid', 'charge', 'time', 'silence', 'corporate', 'sandbox'] as const;

const items = { es: es.faq.items, en: en.faq.items };

/** As the page says them, and programs read them. */
export const askedIn = (language: Language): readonly { readonly question: string; readonly answer: string }[] =>
  asked.map((name) => {
    const { question, answer } = items[language][name];
    return { question, answer: fill(answer, promises.answerSeconds) };
  });
