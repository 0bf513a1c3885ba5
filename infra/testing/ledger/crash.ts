import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { perEnvironment } from '#functions/environment.ts';
import { documents } from '#functions/store/table/table.ts';

/** A function that dies: before its n-th call to the table, or after the call took effect. */
export interface Death {
  readonly call: number;
  readonly when: 'before' | 'after';
}

class Crash extends Error {}

/** A job may go on with what it can still do, and tell at its end what died. */
const isCrash = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isCrash);
  return error instanceof Crash || (error instanceof Error && error.cause instanceof Crash);
};

let death: Death | undefined;
let calls = 0;
let conflicts = 0;
const underway = new Set<Promise<unknown>>();

const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

/** Lets the client of this environment be struck. */
const strike = perEnvironment(() =>
  documents().middlewareStack.add(
    (next, context) => async (args) => {
      if (conflicts > 0 && String(context['commandName']).startsWith('TransactWrite')) {
        conflicts -= 1;
        throw conflict();
      }
      const strikes = death?.call === calls++ ? death.when : undefined;
      if (strikes === 'before') throw new Crash();
      const answered = next(args);
      underway.add(answered);
      const answer = await answered.finally(() => underway.delete(answered));
      if (strikes === 'after') throw new Crash();
      return answer;
    },
    { step: 'initialize', name: 'crash', priority: 'high' },
  ),
);

interface Mishap {
  readonly dies?: Death | undefined;
  readonly conflicts?: number;
}

/** Runs a verb that may die on its way; `undefined` when it did. What it had already sent still arrives. */
export const dying = async <T>(mishap: Mishap, run: () => Promise<T>): Promise<T | undefined> => {
  strike();
  calls = 0;
  death = mishap.dies;
  conflicts = mishap.conflicts ?? 0;
  try {
    return await run();
  } catch (error) {
    if (!isCrash(error)) throw error;
    return undefined;
  } finally {
    death = undefined;
    conflicts = 0;
    await Promise.allSettled(underway);
  }
};
