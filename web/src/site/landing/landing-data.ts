import type { Language } from '#shared/messages/messages.ts';
import { organization, questions, software } from '../schema.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

const faq = { es: es.faq.items, en: en.faq.items };

/** What programs read of the first page: who we are, what it costs, and the questions that it answers. */
export const landingData = (description: string, language: Language): readonly object[] => [
  organization(),
  software(description, language),
  questions(Object.values(faq[language]), language),
];
