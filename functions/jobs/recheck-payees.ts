import { creditsPerValidation as price } from '#shared/plans.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import type { RecheckDue } from '../rules/payees/recheck-due.ts';
import { walk, walkPorts } from './walk.ts';

/** Customers at once; payees of one go one after the other. */
const atOnce = 10;
/** A run begins nothing more after this long; what is left, is left for the next one. */
const runMs = 40_000;
/** Of one customer in one run: a fraction of what banks may be asked meanwhile, so that rechecks are in nobody's way. */
const perCustomerAtMost = 50;

const needs = [
  ...walkPorts,
  'rechecks.listDue',
  'payeeBook.find',
  'credits.live',
  'recheckQueue.add',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type PutOn = 'queued' | 'paused' | 'left';

/** Whether rechecks of a customer wait for credits; where there are some again, the first that is paid ends the pause. */
const isPaused = async ({ payeeBook, credits }: Ports, userId: string, now: string): Promise<boolean> => {
  const { pausedSince } = await payeeBook.find(userId);
  if (pausedSince === undefined) return false;
  return balanceOf(await credits.live(userId, now)).balance < price;
};

/** Puts on what is due, so many of each customer, and none of one whose rechecks wait for credits. */
const putter = (ports: Ports, now: string) => {
  const customers = new Map<string, { readonly paused: Promise<boolean>; queued: number }>();
  return async (due: RecheckDue): Promise<PutOn> => {
    const known = customers.get(due.userId) ?? { paused: isPaused(ports, due.userId, now), queued: 0 };
    customers.set(due.userId, known);
    if (await known.paused) return 'paused';
    if (known.queued >= perCustomerAtMost) return 'left';
    known.queued += 1;
    await ports.recheckQueue.add(due);
    return 'queued';
  };
};

/**
 * Puts on payees whose turn has come. Each stays in its list until its turn is over, so what is lost on the way is put on
 * again by the next run; who works at it finds what was done before.
 */
export const recheckPayees = everyMinutes(
  15,
  'Payees are not asked about again by themselves: what changed stays unseen.',
)
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk(ports, {
      list: 'payees',
      page: (cursor) => ports.rechecks.listDue(now, cursor),
      each: putter(ports, now),
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline: performance.now() + runMs,
    });
    const count = (wanted: PutOn) => results.filter((result) => result === wanted).length;
    return { queued: count('queued'), paused: count('paused'), left: count('left') };
  });

export const handler = await scheduled(recheckPayees);
