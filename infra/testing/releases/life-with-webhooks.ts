import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { changeWebhook } from '#functions/api/webhooks/change-webhook.ts';
import { createWebhook } from '#functions/api/webhooks/create-webhook.ts';
import { getDelivery } from '#functions/api/webhooks/get-delivery.ts';
import { getWebhook } from '#functions/api/webhooks/get-webhook.ts';
import { listDeliveries } from '#functions/api/webhooks/list-deliveries.ts';
import { listWebhooks } from '#functions/api/webhooks/list-webhooks.ts';
import { replayDelivery } from '#functions/api/webhooks/replay-delivery.ts';
import { queued, type QueueConsumer } from '#functions/entry/queue.ts';
import { sendToWebhook } from '#functions/queues/send-to-webhook.ts';
import { tellWebhooksOfAnswers } from '#functions/queues/tell-webhooks-of-answers.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { textIn, userIdOf, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import type { Listener } from './story-of-webhooks.ts';
import { posting, type List, type Visitor } from './visitor.ts';

export interface ShownWebhook {
  readonly id: string;
  readonly state: string;
  readonly waiting: number;
}
export interface ShownDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly state: string;
  readonly event: { readonly id: string };
}

type Headers = Readonly<Record<string, string>>;

/** Every webhook of the owner, with all that it was told. */
const showWebhooks = async ({ json }: Visitor, headers: Headers) => {
  const { data: listed } = await json<List<ShownWebhook>>(listWebhooks, { headers });
  const whole: ShownWebhook[] = [];
  const told: Record<string, readonly ShownDelivery[]> = {};
  for (const { id } of listed) {
    whole.push(await json<ShownWebhook>(getWebhook, { headers, params: { id } }));
    const { data } = await json<List<ShownDelivery>>(listDeliveries, { headers, params: { id } });
    const each: ShownDelivery[] = [];
    for (const delivery of data)
      each.push(await json<ShownDelivery>(getDelivery, { headers, params: { id: delivery.id } }));
    told[id] = each;
  }
  return { listed, whole, told };
};

/** Gives what a consumer failed at. */
const failedOf = async <M extends object>(consumer: QueueConsumer, messages: readonly M[]) => {
  const Records = messages.map((message, at) => ({ messageId: `${at}`, body: JSON.stringify(message) }) as SQSRecord);
  return (await (await queued(consumer))({ Records } as SQSEvent)).batchItemFailures;
};

/** The one that was down leads elsewhere, and all that it was told goes there again; gives what came by each secret. */
const goOn = async (visit: Visitor, fixture: Fixture, { webhookId, secrets }: Listener, headers: Headers) => {
  let proving: string = secrets[0];
  const receiver = await webhookReceiver({ secretOf: async () => proving });
  const turn = { userId: userIdOf(fixture, fixture.people.owner), webhookId };
  const of = { headers, params: { id: webhookId } };
  await visit.json(changeWebhook, { ...posting({ url: `${receiver.url}/on` }, headers), params: of.params });
  const failed: object[] = [];
  for (proving of secrets) {
    const { data } = await visit.json<List<ShownDelivery>>(listDeliveries, of);
    for (const { id } of data) await visit.json(replayDelivery, { ...posting({}, headers), params: { id } });
    failed.push(...(await failedOf(sendToWebhook, [turn])));
  }
  await receiver.close();
  return { failed, got: receiver.gotAt('/on') };
};

/** What the owner finds of webhooks, makes, and has sent again; and all answers are told of once more. */
export const useWebhooks = async (visit: Visitor, fixture: Fixture) => {
  const { owner, listener } = fixture.people;
  const headers = { authorization: `Bearer ${owner.token}` };
  const shown = await showWebhooks(visit, headers);
  const userId = userIdOf(fixture, owner);
  const answers = rowsOfKind(fixture, 'validation').filter((row) => textIn(row, 'userId') === userId);
  const messages = answers.map((row) => ({ userId, id: textIn(row, 'id') }));
  const untold = await failedOf(tellWebhooksOfAnswers, messages);
  if (!listener) return { ...shown, untold, wentOn: undefined };
  const asked = { url: 'https://hooks.tienda.example/', events: ['key.created'] };
  await visit.json(createWebhook, posting(asked, headers));
  return { ...shown, untold, wentOn: await goOn(visit, fixture, listener, headers) };
};
