import { lookAfterWebhooks } from '#functions/jobs/look-after-webhooks.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { sendToWebhook } from '#functions/queues/send-to-webhook.ts';
import type { MailDue } from '#functions/rules/mail/mail-due.ts';
import { plusSeconds, secondsBetween } from '#functions/rules/time.ts';
import { changeWebhook, changePorts } from '#functions/webhooks/change.ts';
import { listDeliveries, listDeliveriesPorts } from '#functions/webhooks/deliveries.ts';
import type { Happened } from '#functions/webhooks/new-delivery.ts';
import { replay, replayPorts } from '#functions/webhooks/replay.ts';
import { testPorts, testWebhook } from '#functions/webhooks/send-test.ts';
import { tell, tellPorts } from '#functions/webhooks/tell.ts';
import type { WebhookTurn } from '#functions/rules/webhooks/webhook-turn.ts';
import { documents } from '#functions/store/table/table.ts';
import type { Webhook } from '#functions/store/webhooks/webhook.ts';
import { eventExamples } from '#shared/contract/resources/event-examples.ts';
import type { DeliveryState } from '#shared/validation/webhooks.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { webhookReceiver, type Got } from './webhook-receiver.ts';

/** A function that was killed: it does nothing more. */
export class Killed extends Error {}

interface Message {
  readonly due: string;
  readonly tries: number;
  readonly run: () => Promise<void>;
}

/** SQS shows a message again after this long where its run died. */
const hiddenSeconds = 360;

interface Story {
  readonly begin?: string;
  /** A story of days runs the job more seldom. */
  readonly jobEverySeconds?: number;
  readonly answer?: Parameters<typeof webhookReceiver>[0]['answer'];
  /** What happens after a sender found nothing more that is due, and before it leaves; once. */
  readonly beforeLeaving?: () => Promise<void>;
  /** How often a message comes, and in which order: absent means once, as it was sent. */
  readonly shuffled?: (messages: readonly Message[]) => readonly Message[];
}

export interface Told {
  readonly userId: string;
  readonly source: string;
  readonly environment?: Environment;
}

/**
 * Webhooks in the table of a test, with what is around them: a clock that is moved, queues, the job of every minute, a receiver
 * on this machine, and a hand that kills whoever is about to do a thing.
 */
export const webhookWorld = async ({
  begin = new Date().toISOString(),
  jobEverySeconds = 60,
  answer,
  beforeLeaving,
  shuffled = (messages) => messages,
}: Story = {}) => {
  Object.assign(process.env, { WEBHOOK_LOOPBACK: 'allowed', WEBHOOK_OWN_HOSTS: 'cuentaclara.test' });
  let now = begin;
  let queue: Message[] = [];
  const mails: MailDue[] = [];
  let hasPlan = true;
  /** Things that were done since a killing was asked for; whoever comes to that number dies. */
  let [done, killAt, kills] = [0, Number.POSITIVE_INFINITY, 0];
  let nextAfter = (): number => Number.POSITIVE_INFINITY;

  /** A test that looks at what was done is nobody to kill. */
  let isLooking = false;
  const looking = async <T>(look: () => Promise<T>): Promise<T> => {
    isLooking = true;
    return look().finally(() => {
      isLooking = false;
    });
  };

  /** Between this and what comes next somebody may die. */
  const point = (): void => {
    if (isLooking) return;
    done += 1;
    if (done !== killAt) return;
    kills += 1;
    killAt = done + nextAfter();
    throw new Killed('killed');
  };

  const sends = documents().send.bind(documents()) as (command: unknown) => Promise<unknown>;
  let [calls, units] = [0, 0];
  documents().send = (async (command: { input: object }) => {
    // What reads the list of all webhooks leaves nothing behind.
    if (!('IndexName' in command.input)) point();
    calls += 1;
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answered = (await sends(command)) as { ConsumedCapacity?: unknown };
    const writes = ['Put', 'Update', 'Delete', 'BatchWrite', 'TransactWrite'];
    const isWrite = writes.some((name) => command.constructor.name.startsWith(name));
    const consumed = [answered.ConsumedCapacity ?? []].flat() as { CapacityUnits?: number }[];
    if (isWrite) units += consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    return answered;
  }) as never;

  const real = await connect([
    ...tellPorts,
    ...replayPorts,
    ...testPorts,
    ...changePorts,
    ...listDeliveriesPorts,
    ...sendToWebhook.needs,
    ...lookAfterWebhooks.needs,
    'webhooks.create',
    'webhookSignature.secretOf',
  ]);
  let leaving = beforeLeaving;
  const secrets = new Map<string, string>();
  const receiver = await webhookReceiver({
    secretOf: async (path) => secrets.get(path) ?? '',
    now: () => now,
    ...(answer && { answer }),
  });
  const lot = { lotId: 'lot_1', source: 'purchase', granted: 1, remaining: 1 };
  const held = () => ({
    lots: [{ ...lot, tier: hasPlan ? ('pro' as const) : ('free' as const), expiresAt: plusSeconds(now, 9) }],
    subscriptions: [],
    debts: [],
  });
  const ports = {
    ...real,
    clock: { now: () => now },
    holdings: { find: async () => held() },
    users: { find: async (userId: string) => ({ userId, language: 'es' }) },
    mailQueue: {
      add: async (due: MailDue) => {
        point();
        mails.push(due);
      },
    },
    deliveriesDue: {
      ...real.deliveriesDue,
      page: async (webhookId: string, at: string) => {
        const page = await real.deliveriesDue.page(webhookId, at);
        const meanwhile = page.due.length === 0 ? leaving : undefined;
        if (meanwhile) leaving = undefined;
        await meanwhile?.();
        return page;
      },
    },
    webhookTurnQueue: {
      add: async (turn: WebhookTurn, delaySeconds = 0) => {
        point();
        // The job finds those of other stories, too, which have a clock of their own.
        if (!secrets.has(`/${turn.webhookId}`)) return;
        put(() => sendToWebhook.run(turn, ports as never), delaySeconds);
      },
    },
    webhookSender: {
      send: async (sending: Parameters<typeof real.webhookSender.send>[0]) => {
        point();
        return real.webhookSender.send(sending);
      },
    },
  };

  const put = (run: () => Promise<void>, delaySeconds = 0): void =>
    void queue.push({ run, due: plusSeconds(now, delaySeconds), tries: 0 });

  /** Runs a message; one whose run died is shown again later. */
  const deliver = async (message: Message): Promise<void> => {
    try {
      await message.run();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      queue.push({ ...message, tries: message.tries + 1, due: plusSeconds(now, hiddenSeconds) });
    }
  };

  let lastJobs = begin;
  const tick = async (seconds: number): Promise<void> => {
    now = plusSeconds(now, seconds);
    if (plusSeconds(lastJobs, jobEverySeconds) > now) return;
    lastJobs = now;
    await lookAfterWebhooks.run(ports as never).catch(() => undefined);
  };

  const secondsToNext = (): number => {
    const next = [plusSeconds(lastJobs, jobEverySeconds), ...queue.map(({ due }) => due)].toSorted()[0] ?? now;
    return Math.max(0.001, secondsBetween(now, next));
  };

  return {
    mails,
    now: () => now,
    tick,
    /** What was written and asked of the table. */
    cost: () => ({ calls, units }),
    forget: () => {
      [calls, units] = [0, 0];
    },
    losePlan: () => {
      hasPlan = false;
    },
    /** Kills whoever is about to do the n-th thing from now on; how often somebody was. */
    killAt: (thing: number) => {
      [done, killAt, kills] = [0, thing, 0];
    },
    /** The same again and again, after as many things as chance says. */
    killEvery: (things: () => number) => {
      nextAfter = things;
      [done, killAt, kills] = [0, things(), 0];
    },
    kills: () => kills,
    make: async (userId: string, more: Partial<Webhook> = {}): Promise<Webhook> => {
      const id = newId('whk', now);
      const path = `/${id}`;
      const kept = { salt: 'salt', endsWith: 'abcd', createdAt: now };
      secrets.set(path, await real.webhookSignature.secretOf(id, kept.salt));
      const webhook: Webhook = {
        id,
        userId,
        url: receiver.url + path,
        environment: 'production',
        events: ['validation.completed'],
        state: 'active',
        secrets: [kept],
        createdAt: now,
        recent: '',
        ...more,
      };
      await real.webhooks.create(webhook, undefined);
      return webhook;
    },
    /** Tells of an answer, from a queue: until it was said. */
    tell: ({ userId, source, environment = 'production' }: Told, at = now): void => {
      const data = eventExamples['validation.completed'] as Happened<'validation.completed'>['data'];
      const look = async () => ({ source, at, environment, data });
      put(() => tell(ports as never, { userId, type: 'validation.completed', look }));
    },
    /** The same at once. */
    tellNow: ({ userId, source }: Told): Promise<void> => {
      const data = eventExamples['validation.completed'] as Happened<'validation.completed'>['data'];
      const look = async () => ({ source, at: now, environment: 'production' as const, data });
      return tell(ports as never, { userId, type: 'validation.completed', look });
    },
    change: (webhook: Webhook, said: Parameters<typeof changeWebhook>[2]) =>
      changeWebhook(ports as never, webhook, said),
    replay: (userId: string, id: string) => replay(ports as never, { userId, id }),
    test: (webhook: Webhook) => testWebhook(ports as never, webhook, {}),
    deliveries: ({ userId, id }: Webhook, state?: DeliveryState) =>
      looking(async () => (await listDeliveries(ports as never, { userId, id }, { limit: 100, state })).data),
    got: ({ url }: Webhook): readonly Got[] => receiver.gotAt(new URL(url).pathname),
    read: ({ userId, id }: Webhook) => looking(() => real.webhooks.find(userId, id)),
    /** Lets time go by, with everything that comes in it. */
    settle: async (seconds: number): Promise<void> => {
      const end = plusSeconds(now, seconds);
      while (now < end) {
        const due = queue.filter((message) => message.due <= now);
        queue = queue.filter((message) => message.due > now);
        await Promise.all(shuffled(due).map(deliver));
        if (due.length === 0) await tick(Math.min(secondsToNext(), Math.max(0.001, secondsBetween(now, end))));
      }
    },
    close: async () => {
      documents().send = sends as never;
      await receiver.close();
    },
  };
};
