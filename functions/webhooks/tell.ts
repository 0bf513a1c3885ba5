import type { Environment } from '#shared/validation/environment.ts';
import { webhookLimits, type EventType } from '#shared/validation/webhooks.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { entitlementsOf, type Holdings } from '../rules/credits/entitlement.ts';
import { minusDays } from '../rules/time.ts';
import { isTold, listensTo } from '../rules/webhooks/wants.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';
import { eventOf, newDelivery, type Event, type Happened } from './new-delivery.ts';

export const tellPorts = [
  'webhookTurns.ofCustomer',
  'webhookTurns.tell',
  'webhookTurnQueue.add',
  'deliveries.add',
  'holdings.find',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof tellPorts)[number]>;
type Held = Awaited<ReturnType<Ports['holdings']['find']>> & Holdings;

interface News<T extends EventType> {
  readonly userId: string;
  readonly type: T;
  /** What happened, looked up only where somebody listens; nothing where it is no more. */
  readonly look: (
    held: Held,
    now: string,
  ) => Promise<(Omit<Happened<T>, 'type'> & { readonly environment?: Environment }) | undefined>;
}

/** Whether somebody sends to it, or is to begin. Where its receiver is left alone, a job looks when that is over. */
const isToBegin = ({ state, lease, restUntil }: Webhook, now: string): boolean =>
  state === 'active' && (lease?.until ?? now) <= now && (restUntil ?? now) <= now;

/** Written once, and told of as often as nobody knows whether it was. */
const tellOne = async (ports: Ports, webhook: Webhook, event: Event, now: string): Promise<void> => {
  const { userId, id: webhookId } = webhook;
  if (!(await ports.deliveries.add(newDelivery(webhook, event)))) return;
  // Who sends compares this count before leaving: either it sees the event, or it left before and nobody does.
  const told = await ports.webhookTurns.tell({ userId, id: webhookId });
  if (told && isToBegin(told, now)) await ports.webhookTurnQueue.add({ userId, webhookId });
};

/** Tells the webhooks of a customer that listen to it what happened. Told twice, it is written once. */
export const tell = async <T extends EventType>(ports: Ports, { userId, type, look }: News<T>): Promise<void> => {
  const listening = (await ports.webhookTurns.ofCustomer(userId)).filter(listensTo(type));
  if (listening.length === 0) return;
  const now = ports.clock.now();
  const held = await ports.holdings.find(userId);
  if (!entitlementsOf(held, now).features.webhooks) return;
  const happened = await look(held, now);
  if (!happened || happened.at < minusDays(now, webhookLimits.keptDays)) return;
  const event = eventOf({ ...happened, type } as Happened);
  await Promise.all(listening.filter(isTold(happened)).map((webhook) => tellOne(ports, webhook, event, now)));
};
