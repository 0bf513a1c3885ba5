import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { plusSeconds, secondsBetween } from '../rules/time.ts';
import { isGivenUp, restFrom, type Ended } from '../rules/webhooks/standing.ts';
import type { WebhookTurn } from '../rules/webhooks/webhook-turn.ts';
import type { Webhook } from '../store/webhooks/webhook.ts';
import { sendDue, sendDuePorts, type Stopped } from './send-due.ts';

export const takeTurnPorts = [
  ...sendDuePorts,
  'webhookTurns.take',
  'webhookTurns.renew',
  'webhookTurns.leave',
  'webhookTurns.disable',
  'webhookTurnQueue.add',
  'mailQueue.add',
  'users.find',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof takeTurnPorts)[number]>;

/** A turn begins nothing more after this long: what it sent last, and what it writes then, fit into the time of its function. */
const sendingMs = 20_000;
/** As long as its function may run: whoever holds it for longer is dead. */
const leaseSeconds = 60;
/** What is due within this time is waited for in the queue; a job finds the rest. */
const soonSeconds = 60;

const leaseOf = (id: string, now: string) => ({ id, until: plusSeconds(now, leaseSeconds) });

/** How a webhook is left, and in how many seconds its next turn comes; absent where a job puts it on. */
interface Next {
  readonly lookAt?: string | undefined;
  readonly restUntil?: string;
  readonly againInSeconds?: number;
}

const soon = (now: string, nextAt: string | undefined): Next => {
  if (nextAt === undefined) return {};
  const seconds = Math.max(0, Math.ceil(secondsBetween(now, nextAt)));
  return { lookAt: nextAt, ...(seconds <= soonSeconds && { againInSeconds: seconds }) };
};

const nextOf = ({ rests = 0 }: Webhook, { why, nextAt }: Stopped, now: string): Next => {
  if (why === 'through') return soon(now, nextAt);
  if (why === 'late') return { lookAt: now, againInSeconds: 0 };
  const restUntil = restFrom(now, rests);
  return { lookAt: restUntil, restUntil };
};

/** Tells the owner that a webhook was switched off, by the mail that was written down with it. */
const mailOwner = async ({ users, mailQueue }: Ports, { userId, id, disabledMail }: Webhook): Promise<void> => {
  const user = disabledMail === undefined ? undefined : await users.find(userId);
  if (!user || disabledMail === undefined) return;
  const due = { id: disabledMail, userId, language: user.language, askedBy: 'us' } as const;
  await mailQueue.add({ ...due, mail: 'webhookDisabled', webhookId: id });
};

/** Sends what is due to a webhook that is on and not left alone. */
const work = async (ports: Ports, webhook: Webhook, ended: Ended[], deadline: number): Promise<Next> => {
  const now = ports.clock.now();
  if (webhook.state !== 'active') return {};
  const { restUntil } = webhook;
  if (restUntil !== undefined && restUntil > now) return { lookAt: restUntil, restUntil };
  const stopped = await sendDue(ports, webhook, { ended, isOver: () => performance.now() >= deadline });
  return nextOf(webhook, stopped, ports.clock.now());
};

/** Switches off a webhook whose receiver is given up; `true` where it was, and is to be read again. */
const givenUp = async (ports: Ports, webhook: Webhook, ended: readonly Ended[]): Promise<boolean> =>
  webhook.state === 'active' &&
  isGivenUp(webhook, ended) &&
  ports.webhookTurns.disable(webhook, newId('mail', ports.clock.now()));

const leave = async (ports: Ports, webhook: Webhook, ended: readonly Ended[], next: Next): Promise<boolean> => {
  const { lookAt, restUntil, againInSeconds } = next;
  const isThrough = restUntil === undefined && againInSeconds !== 0;
  if (!(await ports.webhookTurns.leave(webhook, { ended, lookAt, restUntil, isThrough }))) return false;
  const { userId, id: webhookId } = webhook;
  if (againInSeconds !== undefined) await ports.webhookTurnQueue.add({ userId, webhookId }, againInSeconds);
  return true;
};

/**
 * One sender's turn at a webhook: sends what is due, one event after the other, and leaves when nothing is, when its time is
 * up, or when the receiver seems to be down. What is told of meanwhile is seen before it leaves. Whoever comes while another
 * has the webhook has nothing to do.
 */
export const takeTurn = async (ports: Ports, { userId, webhookId }: WebhookTurn): Promise<void> => {
  const deadline = performance.now() + sendingMs;
  const leaseId = newId('turn', ports.clock.now());
  const lease = () => leaseOf(leaseId, ports.clock.now());
  const place = { userId, id: webhookId };
  let webhook = await ports.webhookTurns.take(place, lease(), ports.clock.now());
  let ended: Ended[] = [];
  while (webhook) {
    const next = await work(ports, webhook, ended, deadline);
    const isOff = await givenUp(ports, webhook, ended);
    if (!isOff) await mailOwner(ports, webhook);
    if (!isOff && (await leave(ports, webhook, ended, next))) return;
    const { url }: Webhook = webhook;
    webhook = await ports.webhookTurns.renew(place, lease());
    // What came of another address says nothing of this one.
    if (webhook?.url !== url) ended = [];
  }
};
