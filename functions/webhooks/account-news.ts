import { subscriptionStatuses } from '#shared/validation/payments.ts';
import { shown } from '#shared/contract/shown.ts';
import { viewOf } from '../batches/view.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { AccountChange } from '../rules/events/account-changed.ts';
import { environmentOf } from '../rules/keys/secret.ts';
import { subscriptionShownIn } from '../rules/webhooks/subscription-shown.ts';
import { tell, tellPorts } from './tell.ts';

export const accountNewsPorts = [
  ...tellPorts,
  'batches.find',
  'subscriptions.find',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof accountNewsPorts)[number]>;
type ChangeOf<W extends AccountChange['what']> = Extract<AccountChange, { what: W }>;

const keyOf = ({ id, keyId }: { readonly id: string; readonly keyId: string }) => ({
  id,
  keyId,
  environment: environmentOf(keyId),
});

/** One that was asked for a retry meanwhile ends again, and is told then. */
const tellOfBatch = (ports: Ports, { userId, id }: ChangeOf<'batch'>) =>
  tell(ports, {
    userId,
    type: 'batch.completed',
    look: async (_, now) => {
      const batch = await ports.batches.find(userId, id);
      if (batch?.stage !== 'ended' || batch.completedAt === undefined) return undefined;
      const { environment, completedAt: at } = batch;
      return { source: `${id}#${at}`, at, environment, data: viewOf(batch, now) };
    },
  });

const tellOfUsage = (ports: Ports, change: ChangeOf<'usage'>) => {
  const { userId, at, month, percentage, limit, id } = change;
  const data = { ...keyOf(change), month, percentage, limit };
  const source = `${id}#${month}#${percentage}`;
  return tell(ports, { userId, type: 'usage.high', look: async () => ({ source, at, data }) });
};

const tellOfKey = (ports: Ports, change: ChangeOf<'keyCreated' | 'keyRevoked'>) => {
  const { userId, at, what } = change;
  const look = async () => ({ source: `${change.id}#${at}`, at, data: keyOf(change) });
  return tell(ports, { userId, type: what === 'keyCreated' ? 'key.created' : 'key.revoked', look });
};

/** As it is by now: of two changes at once the second says what both came to. */
const tellOfSubscription = (ports: Ports, { userId, id, at }: ChangeOf<'subscription'>) =>
  tell(ports, {
    userId,
    type: 'subscription.changed',
    look: async () => {
      const subscription = await ports.subscriptions.find(id);
      if (!subscription) return undefined;
      const { plan, status, paidThrough, nextBillingAt } = subscription;
      const data = {
        id,
        plan,
        status: shown(subscriptionStatuses, status),
        activeTo: paidThrough ?? null,
        nextBillingAt: nextBillingAt ?? null,
      };
      return { source: `${id}#${subscriptionShownIn(subscription)}`, at, data };
    },
  });

type Telling = {
  readonly [W in AccountChange['what']]: (ports: Ports, change: ChangeOf<W>) => Promise<void>;
};

const telling: Telling = {
  batch: tellOfBatch,
  usage: tellOfUsage,
  keyCreated: tellOfKey,
  keyRevoked: tellOfKey,
  subscription: tellOfSubscription,
};

/** Tells webhooks of a customer what changed of the account. */
export const tellOfAccount = (ports: Ports, change: AccountChange): Promise<void> =>
  (telling[change.what] as (ports: Ports, change: AccountChange) => Promise<void>)(ports, change);
