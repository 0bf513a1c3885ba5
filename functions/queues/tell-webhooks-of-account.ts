import { onMessage, queued } from '../entry/queue.ts';
import { accountChanged } from '../rules/events/account-changed.ts';
import { accountNewsPorts, tellOfAccount } from '../webhooks/account-news.ts';

/** Tells webhooks that a batch ended, or what became of keys and subscriptions. */
export const tellWebhooksOfAccount = onMessage(
  accountChanged,
  'Webhooks are not told of batches that ended, of keys and of subscriptions.',
)
  .needing(...accountNewsPorts)
  .by((change, ports) => tellOfAccount(ports, change));

export const handler = await queued(tellWebhooksOfAccount);
