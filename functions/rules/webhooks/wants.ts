import type { Environment } from '#shared/validation/environment.ts';
import { webhookLimits, type EventType } from '#shared/validation/webhooks.ts';
import { minusDays } from '../time.ts';

/** What happened, as far as it says who is told of it. */
interface Happened {
  readonly at: string;
  /** Of a validation or a batch; absent for what concerns the account, which both environments are told of. */
  readonly environment?: Environment | undefined;
}

interface Webhook {
  readonly events: readonly EventType[];
  readonly environment: Environment;
  readonly createdAt: string;
}

export const listensTo =
  (type: EventType) =>
  ({ events }: Pick<Webhook, 'events'>): boolean =>
    events.includes(type);

/** Changes of the table are told to the second. */
const secondOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);

/** Whether a webhook that listens to it is told: nothing of before it was made, and nothing of the other environment. */
export const isTold =
  ({ at, environment }: Happened) =>
  (webhook: Pick<Webhook, 'environment' | 'createdAt'>): boolean =>
    secondOf(webhook.createdAt) <= secondOf(at) && (environment === undefined || environment === webhook.environment);

/** Before every event that is kept: what is due then is sent next. Another one each moment. */
export const firstInLine = (now: string): string => minusDays(now, webhookLimits.keptDays + 1);
