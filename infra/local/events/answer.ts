import * as z from 'zod';
import type { Outcome } from '../lambda.ts';

/** What a function's answer says of a batch: all done, these records failed, or everything has to come again. */
export type Verdict =
  | { readonly kind: 'done' }
  | { readonly kind: 'partial'; readonly failed: ReadonlySet<string> }
  | { readonly kind: 'failed'; readonly reason: string; readonly isThrottled: boolean };

const partialAnswer = z
  .strictObject({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish() })
  .nullish();

const failed = (reason: string, isThrottled = false): Verdict => ({ kind: 'failed', reason, isThrottled });

/**
 * Reads an answer as Lambda does with `ReportBatchItemFailures`; without it, every answer but an error is a success. A
 * shape that AWS might take for a success by mistake fails the batch here, so that it is noticed.
 */
export const verdictOf = (
  { payload, error }: Pick<Outcome, 'payload' | 'error'>,
  { ids, isPartial }: { readonly ids: readonly string[]; readonly isPartial: boolean },
): Verdict => {
  if (error) return failed(`${error.errorType}: ${error.errorMessage}`, error.errorType === 'TooManyRequestsException');
  if (!isPartial) return { kind: 'done' };
  const answer = partialAnswer.safeParse(payload);
  if (!answer.success) return failed(`its answer is no list of failures: ${JSON.stringify(payload)?.slice(0, 200)}`);
  const named = answer.data?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? [];
  const stranger = named.find((id) => !ids.includes(id));
  if (stranger !== undefined) return failed(`its answer names ${stranger}, which is not in the batch`);
  return named.length ? { kind: 'partial', failed: new Set(named) } : { kind: 'done' };
};
