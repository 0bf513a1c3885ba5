import type { Language } from '#shared/messages/messages.ts';
import { fill } from '#shared/messages/fill.ts';
import { promises } from '#shared/promises.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

/** What visitors ask first, in its order. */
export const questionsAsked = ['valid', 'charge', 'time', 'silence', 'corporate', 'sandbox'] as const;

const items = { es: es.faq.items, en: en.faq.items };

/** The same for programs, as schema.org names it. */
export const faqData = (language: Language): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questionsAsked.map((name) => {
    const { question, answer } = items[language][name];
    return {
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: fill(answer, promises.answerSeconds) },
    };
  }),
});
