import { Fault } from '#shared/errors/fault.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Subscription } from '../store/payments/subscription.ts';
import { settleSubscription, settleSubscriptionPorts } from '../subscriptions/settle-subscription.ts';
import { walk, walkPorts } from './walk.ts';

const atOnce = 10;
/** A run begins nothing more after this long; what is left, is left for the next one. */
const runMs = 30_000;

const needs = [
  ...walkPorts,
  ...settleSubscriptionPorts,
  'subscriptions.listDue',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof needs)[number]>;
type Followed = 'settled' | 'unsettled' | 'silent';

const progress = { settled: 'done', unsettled: 'untouched', silent: 'waits' } as const;

/** While PayPal is silent nothing failed of the subscription itself. */
const isSilence = (error: unknown): boolean => error instanceof Fault && error.code === 'errors.paymentsUnavailable';

const follow = async (ports: Ports, { id, dueAt }: Subscription, now: string): Promise<Followed> => {
  try {
    const settled = await settleSubscription(ports, id);
    // Whoever it was that settled it: it is due later now, or never.
    return settled?.dueAt !== dueAt || (settled?.dueAt ?? now) > now ? 'settled' : 'unsettled';
  } catch (error) {
    if (isSilence(error)) return 'silent';
    throw error;
  }
};

/**
 * Asks PayPal about subscriptions whose time has come: those that nobody agreed to, renewals of which no webhook came,
 * failed ones, and those that are still to be cancelled there.
 */
export const reconcileSubscriptions = everyMinutes(
  5,
  'Subscriptions whose webhooks were lost stay as they were: paid periods without credits, replaced ones still charged.',
)
  .needing(...needs)
  .by(async (ports) => {
    const now = ports.clock.now();
    const { results } = await walk(ports, {
      list: 'subscriptions',
      page: (cursor) => ports.subscriptions.listDue(now, cursor),
      each: (subscription) => follow(ports, subscription, now),
      progressOf: (followed) => progress[followed],
      inTurnBy: ({ userId }) => userId,
      atOnce,
      deadline: performance.now() + runMs,
    });
    const count = (wanted: Followed) => results.filter((result) => result === wanted).length;
    return { settled: count('settled'), silent: count('silent'), unsettled: count('unsettled') };
  });

export const handler = await scheduled(reconcileSubscriptions);
