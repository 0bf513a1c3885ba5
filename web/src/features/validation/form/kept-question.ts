import type { Question } from '../../../lib/before-paying.ts';
import { emptyDraft, type Draft, type Reading } from './draft.ts';

const shownDigits = 4;

const hide = (value: string): string => '•'.repeat(Math.max(0, value.length - shownDigits)) + value.slice(-shownDigits);

/** What stands in the form, to go on with after paying; nothing without a number. */
export const questionToKeep = (draft: Draft, { judged, requirements }: Reading): Question | null => {
  if (draft.accountNumber.trim() === '') return null;
  const typed = Object.entries(draft).filter(([, value]) => value !== undefined && value !== '');
  return {
    country: requirements.country,
    draft: Object.fromEntries(typed),
    number: hide(judged.normalized),
    parts: judged.parts.map(({ role, value }) => ({ role, value: role === 'number' ? hide(value) : value })),
    bank: judged.bank?.name ?? null,
  };
};

/** The form of a question that was kept. It comes back from the browser, so it is read, not trusted. */
export const draftOfKept = ({ draft }: Question): Draft => {
  const known = Object.entries(draft).filter(([field, value]) => field in emptyDraft && typeof value === 'string');
  return { ...emptyDraft, ...Object.fromEntries(known) };
};
