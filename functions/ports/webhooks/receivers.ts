import type { Reach } from '../../rules/webhooks/receiver.ts';
import { env, readsWebhookReceivers } from '../grant.ts';
import { verb } from '../verb.ts';

export const verbs = {
  /** Where webhooks may be sent, beyond what is public. */
  reach: verb([readsWebhookReceivers], (): Reach => ({
    loopback: env('WEBHOOK_LOOPBACK') === 'allowed',
    ownHosts: env('WEBHOOK_OWN_HOSTS').split(','),
  })),
};
