import { stuckAfterSeconds } from '../rules/bank/awaiting.ts';
import { minusSeconds } from '../rules/time.ts';
import type { Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';

const atOnce = 100;
const outcome = { status: 'TIMEOUT', reason: 'interrupted', verified: false } as const;

type Ports = PortsOf<'validations.settle'>;

/** One after the other, because all of them write one wallet. What fails does not stop the others. */
const settleInTurn = async ({ validations }: Ports, ofOneOwner: readonly Validation[], at: string) => {
  const results: ('settled' | 'alreadySettled' | Error)[] = [];
  for (const validation of ofOneOwner) {
    const settling = validations.settle(validation, outcome, { at });
    results.push(await settling.catch((error: unknown) => new Error('not settled', { cause: error })));
  }
  return results;
};

/**
 * Closes validations whose function died between reserving the credit and writing the answer: they become TIMEOUT and
 * the credit goes back. A function lives 29 s at most, so after a minute nobody else is at work on them.
 * Those whose bank wants more time are not listed here: `ask-pending-validations.ts` closes them.
 */
export const settleStuckValidations = everyMinutes(
  1,
  'Credits of interrupted validations are not given back, and their owners see them as running.',
)
  .needing('validations.listUnsettled', 'validations.settle', 'clock.now')
  .by(async (ports) => {
    let settled = 0;
    for (;;) {
      const now = ports.clock.now();
      const before = minusSeconds(now, stuckAfterSeconds);
      const { validations, unreadable } = await ports.validations.listUnsettled(before, atOnce);
      const owners = [...Map.groupBy(validations, ({ userId }) => userId).values()];
      const results = (await Promise.all(owners.map((own) => settleInTurn(ports, own, now)))).flat();
      const done = results.filter((result) => result === 'settled').length;
      settled += done;
      // A page of which nothing could be settled would come again and again.
      if (validations.length + unreadable.length === atOnce && done > 0) continue;
      const failures = [...unreadable, ...results.filter((result) => result instanceof Error)];
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} validations stay stuck`);
      return { settled };
    }
  });

export const handler = await scheduled(settleStuckValidations);
