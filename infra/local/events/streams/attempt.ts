import type { Verdict } from '../answer.ts';
import type { StreamMapping } from '../mapping.ts';
import type { StreamRecord } from './record.ts';

/** A run of records that goes to the function together. */
export interface Attempt {
  readonly records: readonly StreamRecord[];
  /** Retries it has used up. */
  readonly retries: number;
  /** How often the function got these records. */
  readonly invocations: number;
}

/** What follows from one invocation, in the order of the stream. */
interface Consequence {
  /** To be tried next. */
  readonly again: readonly Attempt[];
  /** No retries are left for these. */
  readonly givenUp?: Attempt;
}

type Policy = Pick<StreamMapping, 'isBisecting' | 'retries'>;

export const firstAttempt = (records: readonly StreamRecord[]): Attempt => ({ records, retries: 0, invocations: 0 });

/**
 * What becomes of a batch. A named record is the new beginning: it and all after it come again. A batch that failed
 * whole is halved, if the mapping bisects; neither uses up a retry.
 */
export const consequence = (attempt: Attempt, verdict: Verdict, policy: Policy): Consequence => {
  if (verdict.kind === 'done') return { again: [] };
  const tried = { ...attempt, invocations: attempt.invocations + 1 };
  if (verdict.kind === 'failed') return afterFailure(tried, verdict.isThrottled, policy);
  const beginning = tried.records.findIndex(({ id }) => verdict.failed.has(id));
  const rest = { ...tried, records: tried.records.slice(beginning) };
  return policy.isBisecting && beginning > 0 ? { again: [rest] } : retry(rest, policy);
};

const afterFailure = (tried: Attempt, isThrottled: boolean, policy: Policy): Consequence => {
  if (isThrottled) return { again: [tried] };
  if (!policy.isBisecting || tried.records.length === 1) return retry(tried, policy);
  const middle = Math.ceil(tried.records.length / 2);
  return {
    again: [
      { ...tried, records: tried.records.slice(0, middle) },
      { ...tried, records: tried.records.slice(middle) },
    ],
  };
};

const retry = (tried: Attempt, { retries }: Policy): Consequence =>
  tried.retries >= retries ? { again: [], givenUp: tried } : { again: [{ ...tried, retries: tried.retries + 1 }] };
