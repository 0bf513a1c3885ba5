import type { CallOptions } from '../attempt.ts';
import type { Connection, KeyedOptions } from '../connect.ts';
import type {
  ChangeWebhookBody,
  CreateWebhookBody,
  Delivery,
  DeliveryDetail,
  ListDeliveriesQuery,
  RotateWebhookSecretBody,
  TestWebhookBody,
  WebhookEndpoint,
  WebhookWithSecret,
} from '../generated/types.ts';
import { List } from '../list.ts';

export const webhooks = ({ call }: Connection) => ({
  list: async (options?: CallOptions): Promise<readonly WebhookEndpoint[]> =>
    (await call('listWebhooks', {}, options)).data,
  /** The secret that proves its events is in this answer, and in no other. */
  create: (body: CreateWebhookBody, options?: KeyedOptions): Promise<WebhookWithSecret> =>
    call('createWebhook', { body }, options),
  get: (id: string, options?: CallOptions): Promise<WebhookEndpoint> => call('getWebhook', { params: { id } }, options),
  /** Changes a webhook, pauses it (`active: false`) or lets it go on. */
  change: (id: string, body: ChangeWebhookBody, options?: CallOptions): Promise<WebhookEndpoint> =>
    call('changeWebhook', { params: { id }, body }, options),
  /** With all that it was told. */
  delete: (id: string, options?: CallOptions): Promise<void> => call('deleteWebhook', { params: { id } }, options),
  /** A new secret; the one before signs beside it for a day, or ends at once. */
  rotate: (id: string, body: RotateWebhookSecretBody = {}, options?: KeyedOptions): Promise<WebhookWithSecret> =>
    call('rotateWebhookSecret', { params: { id }, body }, options),
  /** Sends an example of an event, now. */
  test: (id: string, body: TestWebhookBody = {}, options?: CallOptions): Promise<DeliveryDetail> =>
    call('testWebhook', { params: { id }, body }, options),
  /** What a webhook was told. */
  deliveries: {
    /** Newest first. */
    list: (webhookId: string, query: ListDeliveriesQuery = {}, options?: CallOptions): List<Delivery> =>
      new List((cursor = query.cursor) =>
        call('listDeliveries', { params: { id: webhookId }, query: { ...query, cursor } }, options),
      ),
    /** What was sent, and what came back. */
    get: (id: string, options?: CallOptions): Promise<DeliveryDetail> =>
      call('getDelivery', { params: { id } }, options),
    /** Sends it again, now. */
    replay: (id: string, options?: CallOptions): Promise<DeliveryDetail> =>
      call('replayDelivery', { params: { id } }, options),
  },
});
export type Webhooks = ReturnType<typeof webhooks>;
