import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { Texts } from '../texts/es.ts';

/** Why the form cannot go on now; each has its words, and keeps what was typed. */
export type TroubleKind = Exclude<keyof Texts['trouble'], 'kept' | 'retry' | 'renew'>;

export interface Trouble {
  readonly kind: TroubleKind;
  /** The server's words by field, for what it refused. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What a payee is told of a refusal. Of the customer's plan and credits they learn nothing: then it is paused. */
const kinds: Readonly<Partial<Record<ErrorCode, TroubleKind>>> = {
  'errors.widgetSessionOver': 'over',
  'errors.widgetTriesUsed': 'tries',
  'errors.widgetDayUsed': 'day',
  'errors.widgetOff': 'off',
  'errors.notOnPlan': 'off',
  'errors.quotaExceeded': 'off',
  'errors.tooManyRequests': 'busy',
  'errors.tooManyUnanswered': 'busy',
};

const kindOf = ({ status, problem }: ApiError): TroubleKind => {
  if (status === 0) return 'offline';
  if (problem?.errors?.length) return 'fields';
  return (problem && kinds[problem.error]) ?? (status === 429 ? 'busy' : 'server');
};

export const troubleOf = (error: unknown): Trouble => {
  if (!(error instanceof ApiError)) return { kind: 'server', fields: {} };
  const told = (error.problem?.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail]);
  return { kind: kindOf(error), fields: Object.fromEntries(told) };
};
