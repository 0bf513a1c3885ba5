import type { PortName, PortsOf } from '../ports/connect.ts';
import { plusHours } from '../rules/time.ts';
import { afterTry, type Tried } from '../rules/webhooks/after-try.ts';
import { isDown, type Ended } from '../rules/webhooks/standing.ts';
import type { Delivery } from '../store/webhooks/delivery.ts';
import type { Due, Moves } from '../store/webhooks/due.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';

export const sendDuePorts = [
  'deliveries.findAll',
  'deliveries.tried',
  'deliveriesDue.page',
  'deliveriesDue.move',
  'webhookSignature.sign',
  'webhookSender.send',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof sendDuePorts)[number]>;

/** Why a turn sends nothing more: nothing is due before `nextAt`, its time is up, or the receiver seems to be down. */
export interface Stopped {
  readonly why: 'through' | 'late' | 'down';
  readonly nextAt?: string | undefined;
}

export interface Sending {
  /** How the tries of this turn ended; each is added. */
  readonly ended: Ended[];
  readonly isOver: () => boolean;
}

const sent = { 'content-type': 'application/json', 'user-agent': 'CuentaClara-Webhooks/1' } as const;
const gone = 410;

const attempt = async (ports: Ports, webhook: Webhook, { id, body }: Delivery): Promise<Tried> => {
  const at = ports.clock.now();
  const headers = { ...sent, ...(await ports.webhookSignature.sign({ webhook, eventId: id, at, body })) };
  const { status, trouble, durationMs, ...more } = await ports.webhookSender.send({ url: webhook.url, headers, body });
  return { made: { at, status, trouble, durationMs }, headers, ...more };
};

/** Nobody knows what it says: another version may, later. */
const unread = (due: Due, now: string): Moves => ({ added: [{ ...due, at: plusHours(now, 1) }], gone: [due] });

const moved = (due: Due, at: string | undefined): Moves => ({
  added: at === undefined ? [] : [{ ...due, at }],
  gone: [due],
});

/** What becomes of one that is due: sent, or put where its delivery says, which is the truth. */
const workAt = async (
  ports: Ports,
  webhook: Webhook,
  { due, delivery, ended }: { readonly due: Due; readonly delivery: Delivery | undefined; readonly ended: Ended[] },
): Promise<Moves> => {
  if (delivery?.state !== 'waiting') return moved(due, undefined);
  if (delivery.nextTryAt !== due.at) return moved(due, delivery.nextTryAt);
  const tried = await attempt(ports, webhook, delivery);
  const now = ports.clock.now();
  const { status, trouble } = tried.made;
  ended.push({ at: now, isDelivered: trouble === undefined, isGone: status === gone });
  const after = afterTry(delivery, tried, now, Math.random());
  // Where somebody replayed it meanwhile, that is due by itself, and what is put here is found to be of before.
  await ports.deliveries.tried(delivery, after);
  return moved(due, after.nextTryAt);
};

/** Why the next one is not sent in this turn. */
const stopBefore = ({ ended, isOver }: Sending): Stopped | undefined => {
  const last = ended.at(-1);
  if (last?.isGone || isDown(ended)) return { why: 'down' };
  if (!isOver()) return undefined;
  const hasFailed = ended.length > 0 && ended.every(({ isDelivered }) => !isDelivered);
  return { why: hasFailed ? 'down' : 'late' };
};

/** Works at one page of what is due, in its order. */
const workAtPage = async (ports: Ports, webhook: Webhook, page: readonly Due[], sending: Sending) => {
  const { userId, id: webhookId } = webhook;
  const now = ports.clock.now();
  const ids = page.map(({ id }) => id);
  const found = await ports.deliveries.findAll({ userId, webhookId }, ids);
  const moves: Moves[] = [];
  let stopped: Stopped | undefined;
  for (const due of page) {
    stopped = stopBefore(sending);
    if (stopped) break;
    const delivery = found.get(due.id);
    const isUnreadable = found.has(due.id) && !delivery;
    moves.push(isUnreadable ? unread(due, now) : await workAt(ports, webhook, { due, delivery, ended: sending.ended }));
  }
  const of = (what: keyof Moves) => moves.flatMap((one) => one[what]);
  await ports.deliveriesDue.move(webhookId, { added: of('added'), gone: of('gone') });
  return stopped;
};

/** Sends what is due to a webhook, the longest due first, each written down before the next. */
export const sendDue = async (ports: Ports, webhook: Webhook, sending: Sending): Promise<Stopped> => {
  for (;;) {
    const { due, nextAt } = await ports.deliveriesDue.page(webhook.id, ports.clock.now());
    if (due.length === 0) return { why: 'through', nextAt };
    const stopped = await workAtPage(ports, webhook, due, sending);
    if (stopped) return stopped;
  }
};
