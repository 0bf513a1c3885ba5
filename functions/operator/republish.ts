import type { PortsOf } from '../ports/connect.ts';
import { accountChanged } from '../rules/events/account-changed.ts';
import { keyLimitReached } from '../rules/events/key-limit-reached.ts';
import { keyringChanged } from '../rules/events/keyring-changed.ts';
import { lotGrantedOrEnded } from '../rules/events/lot-granted-or-ended.ts';
import { messagesOf } from '../rules/events/messages.ts';
import { purchaseChanged } from '../rules/events/purchase-changed.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';
import { widgetSessionMoved } from '../rules/events/widget-session-moved.ts';

/** What operators may tell again; the queues of nothing else are within their reach. */
export const toldAgain = [
  validationFinalized,
  keyLimitReached,
  purchaseChanged,
  widgetSessionMoved,
  accountChanged,
  lotGrantedOrEnded,
  keyringChanged,
] as const;

/** A function lives a minute. */
const runMs = 40_000;

interface Asked {
  readonly from: string;
  readonly until: string;
  readonly after?: string | undefined;
}

const ofOwner = (userId: string) => ({ userId });
const ofBatch = (batch: { readonly userId: string; readonly id: string }) => ({ what: 'batch', ...batch });

/** Queues of one event that fail keep no other from being told. */
const all = async (publishing: readonly Promise<void>[]): Promise<void> => {
  const [failed] = (await Promise.allSettled(publishing)).filter(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};

/**
 * Tells the queues once more of every final answer, plan that changed, key that passed a mark, purchase, session of the
 * widget and batch that ended within a span of time, page after page of the table until its end or the time of a run. Their consumers do not mind
 * what they were told before. `after` says where to go on, if there is more.
 */
export const republish = async (
  { answers, eventQueues }: PortsOf<'answers.completedWithin' | 'eventQueues.publishAgain'>,
  { from, until, after: start }: Asked,
) => {
  const deadline = performance.now() + runMs;
  let [published, after] = [0, start];
  do {
    const page = await answers.completedWithin({ from, until }, after);
    const { found, owners, limits, purchases, sessions, batches } = page;
    const tell = (event: (typeof toldAgain)[number], items: readonly { readonly userId: string }[]) =>
      eventQueues.publishAgain(event.name, messagesOf(event, items));
    await all([
      tell(validationFinalized, found),
      tell(keyLimitReached, limits),
      tell(purchaseChanged, purchases),
      tell(widgetSessionMoved, sessions),
      tell(accountChanged, batches.map(ofBatch)),
      tell(lotGrantedOrEnded, owners.map(ofOwner)),
      tell(keyringChanged, owners.map(ofOwner)),
    ]);
    published += found.length + owners.length + limits.length + purchases.length + sessions.length + batches.length;
    after = page.next;
  } while (after !== undefined && performance.now() < deadline);
  return { published, ...(after !== undefined && { after }) };
};
