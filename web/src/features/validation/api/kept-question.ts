import { keptDesk, whoNow } from '../../../lib/session/current.ts';
import type { Submission } from './validations.ts';

/** A question as it was asked, and what became of it. */
export interface Asked {
  readonly submission: Submission;
  readonly askedAt: number;
  /** Once the server has told which validation it is. */
  readonly id?: string | undefined;
}

/** Repeated later than this, a question that nobody answered would be a new one to whoever asked it. */
const repeatableMs = 3_600_000;

const isAsked = (value: unknown): value is Asked => {
  if (typeof value !== 'object' || value === null) return false;
  const { submission, askedAt, id } = value as Partial<Record<keyof Asked, unknown>>;
  if (typeof submission !== 'object' || submission === null || typeof askedAt !== 'number') return false;
  const { key, body } = submission as Partial<Record<keyof Submission, unknown>>;
  return (
    typeof key === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    (typeof id === 'string' || Date.now() - askedAt < repeatableMs)
  );
};

/** The question whose answer the page showed or waited for when this user of this tab left it. */
export const keptQuestion = (): Asked | undefined => {
  const who = whoNow();
  const asked = who === undefined ? undefined : keptDesk.read(who, 'asked');
  return isAsked(asked) ? asked : undefined;
};

/** Keeps the question that is being looked at; none, once it is left. */
export const keepQuestion = (asked: Asked | undefined): void => {
  const who = whoNow();
  if (who !== undefined) keptDesk.keep(who, 'asked', asked);
};
