import { randomUUID } from 'node:crypto';
import type { Credentials } from '#shared/contract/callers.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import type { Inside } from './api-key.ts';
import type { Addresses } from './customer.ts';
import { once } from './once.ts';
import { someIdAt } from './refusals.ts';
import { asked, webhookHolders, type WebhookHolder } from './webhook-holder.ts';

const body = { ...asked, environment: 'sandbox' as const };
const unknown = (path: string, more: object = {}) => ({ 'errors.notFound': () => [{ ...someIdAt(path), ...more }] });
const ofNoWebhook = (more: object = {}) => unknown('/api/webhooks/', more);
const ofNoDelivery = unknown('/api/webhooks/deliveries/');

const create = ({ call }: WebhookHolder, headers: Readonly<Record<string, string>> = {}) =>
  call('POST /api/webhooks', { body }, { headers });

/** What provokes the refusals of webhooks, by operation of either API, and what may call them. */
export const ofWebhooks = (cloud: Addresses, inside: Inside) => {
  const newHolder = webhookHolders(cloud, inside);
  const holder = once(newHolder);
  /** With a key of its own each time: what is provoked is more than one may ask in a minute. */
  const shownBy = async (by: Promise<WebhookHolder>): Promise<Credentials> => {
    const { token, key } = await by;
    return { token: () => token, apiKey: await key() };
  };
  const full = once(async () => {
    const other = await newHolder();
    await Promise.all(Array.from({ length: webhookLimits.count }, () => create(other)));
    return other;
  });
  /** Its first request was answered with a webhook that is deleted since. */
  const repeated = async () => {
    const [one, headers] = [await holder(), { 'idempotency-key': randomUUID() }];
    const { id } = await create(one, headers);
    await one.call('DELETE /api/webhooks/{id}', { params: { id } });
    return [{ body, headers }];
  };
  const rotated = once(async () => (await create(await holder())).id);

  return {
    shown: () => shownBy(holder()),
    provoked: {
      createWebhook: {
        'errors.notFound': repeated,
        'errors.tooManyWebhooks': async () => [{ body, shown: await shownBy(full()) }],
        'errors.idempotencyMismatch': () =>
          [body, { ...body, events: ['key.created'] }].map((one) => ({
            body: one,
            headers: { 'idempotency-key': 'the same' },
          })),
      },
      getWebhook: ofNoWebhook(),
      changeWebhook: ofNoWebhook({ body: {} }),
      deleteWebhook: ofNoWebhook(),
      rotateWebhookSecret: {
        ...ofNoWebhook({ body: {} }),
        'errors.idempotencyMismatch': async () => {
          const [shown, id] = [await shownBy(holder()), await rotated()];
          return [false, true].map((endsAtOnce) => ({
            params: { id },
            body: { endsAtOnce },
            headers: { 'idempotency-key': 'the same once more' },
            shown,
          }));
        },
      },
      testWebhook: ofNoWebhook({ body: {} }),
      listDeliveries: {
        ...ofNoWebhook(),
        'errors.invalidCursor': async () => [
          { params: { id: await rotated() }, query: 'cursor=forged', shown: await shownBy(holder()) },
        ],
      },
      getDelivery: ofNoDelivery,
      replayDelivery: ofNoDelivery,
    },
  };
};
