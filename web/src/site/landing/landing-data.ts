import type { Language } from '#shared/messages/messages.ts';
import { organization, questions, software } from '../schema.ts';
import { askedIn } from './questions-asked.ts';

/** What programs read of the first page: who we are, what it costs, and the questions that it answers. */
export const landingData = (description: string, language: Language): readonly object[] => [
  organization(),
  software(description, language),
  questions(askedIn(language), language),
];
