import type { client } from '#shared/contract/client.ts';
import type { PackName } from '#shared/plans.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { clabes } from '../accounts.ts';
import { guest, type Addresses, type Customer } from '../customer.ts';
import { atPayPal, orderIn } from '../payer.ts';
import { operatorOf } from '../operate.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };
type Call = ReturnType<typeof client>;

/** Agrees to a plan at PayPal, and comes back. */
const subscribe = async ({ addresses }: Cloud, call: Call, plan: PackName) => {
  const { id, approveUrl } = await call('POST /api/subscriptions', { body: { plan } });
  await atPayPal(addresses, 'approve', { url: approveUrl });
  return guest(addresses)('POST /api/subscriptions/{id}/confirm', { params: { id } });
};

/** A plan that is cancelled, and one whose renewal will fail. */
export const subscribeEarly = async (cloud: Cloud, { call }: Customer): Promise<void> => {
  const { id } = await subscribe(cloud, call, 'basic');
  await call('POST /api/subscriptions/{id}/cancel', { params: { id } });
  const { subscriptionId } = await subscribe(cloud, call, 'pro');
  await atPayPal(cloud.addresses, 'renewals', { subscriptionId, outcome: 'fail' });
};

interface Begun {
  readonly id: string;
  readonly approveUrl: string | null;
}

const at = ({ addresses }: Cloud) => {
  const capture = ({ id }: Begun) => guest(addresses)('POST /api/payments/{id}/capture', { params: { id } });
  return {
    capture,
    approve: async (payment: Begun) => {
      await atPayPal(addresses, 'approve', { url: payment.approveUrl });
      return capture(payment);
    },
    decline: async (payment: Begun) => {
      await atPayPal(addresses, 'decline', { url: payment.approveUrl });
      return capture(payment);
    },
    tell: (deed: string, { approveUrl }: Begun, more: object = {}) =>
      atPayPal<{ readonly disputeId?: string }>(addresses, deed, { orderId: orderIn(approveUrl), ...more }),
  };
};

/** Money that goes back, whole, after some credits were spent; the next purchase pays for these, and is given. */
const oweAndRepay = async (cloud: Cloud, call: Call): Promise<Begun> => {
  const { approve, tell } = at(cloud);
  const first = await call('POST /api/payments', { body: { pack: 'basic' } });
  await approve(first);
  for (let spent = 0; spent < 3; spent++)
    await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await tell('refund', first);
  await cloud.drain();
  const second = await call('POST /api/payments', { body: { pack: 'basic' } });
  await approve(second);
  return second;
};

/** Every ending a purchase has, and those without one. */
const buyAll = async (cloud: Cloud, call: Call): Promise<void> => {
  const { approve, capture, decline, tell } = at(cloud);
  const begin = () => call('POST /api/payments', { body: { pack: 'pro' } });
  for (const winner of ['buyer', undefined]) {
    const payment = await begin();
    await approve(payment);
    const { disputeId } = await tell('dispute', payment);
    await cloud.drain();
    if (winner) await atPayPal(cloud.addresses, 'dispute/resolve', { disputeId, inFavourOf: winner });
    await cloud.drain();
  }
  await decline(await begin());
  for (const outcome of ['deny', undefined]) {
    const payment = await begin();
    await tell('review', payment, { outcome: 'pending' });
    await approve(payment);
    if (outcome) await tell('review', payment, { outcome });
    await capture(payment);
  }
  await begin();
};

/** A link that is paid, and one that is withdrawn while its payer is at PayPal. */
const askByLinks = async (cloud: Cloud): Promise<void> => {
  const operate = operatorOf(cloud.addresses);
  for (const isWithdrawn of [false, true]) {
    const asked = { command: 'pay-link', amount: '480.00', description: 'Informe a medida' };
    const { link } = await operate<{ readonly link: string }>(asked);
    const payment = await guest(cloud.addresses)('POST /api/pay-links/{id}/payments', {
      params: { id: link },
      body: {},
    });
    if (isWithdrawn) await operate({ command: 'withdraw-link', link });
    await at(cloud).approve(payment);
  }
};

/** Everything that becomes of money; the last of it is underway when the rows are recorded. */
export const spendMoney = async (cloud: Cloud, payer: Call, subscriber: Call): Promise<void> => {
  const repaying = await oweAndRepay(cloud, payer);
  await askByLinks(cloud);
  await subscribe(cloud, subscriber, 'basic');
  await buyAll(cloud, payer);
  // What it had paid for is owed again, until the next purchase.
  await at(cloud).tell('refund', repaying);
  await cloud.drain();
  await payer('POST /api/subscriptions', { body: { plan: 'enterprise' } });
};
