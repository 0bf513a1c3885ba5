import { expect, test } from 'vitest';
import { plusDays } from '../../rules/time.ts';
import { nowOf } from '../../../infra/testing/control.ts';
import { guest, refusal, signUp } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { atPayPal } from '../../../infra/testing/payer.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const operate = operatorOf(cloud);

const newLink = async (more: object = {}): Promise<string> => {
  const { link } = await operate({ command: 'pay-link', amount: '480.00', description: 'Informe a medida', ...more });
  return String(link);
};

const show = (id: string) => guest(cloud)('GET /api/pay-links/{id}', { params: { id } });
const begin = (id: string) =>
  guest(cloud)('POST /api/pay-links/{id}/payments', { params: { id }, body: { method: 'card' } });
const approve = ({ approveUrl }: { readonly approveUrl: string | null }) =>
  atPayPal(cloud, 'approve', { url: approveUrl ?? '' });
const capture = ({ id }: { readonly id: string }) =>
  guest(cloud)('POST /api/payments/{id}/capture', { params: { id } });

const holderOf = async (link: string): Promise<unknown> => {
  const { links } = await operate({ command: 'pay-links' });
  return (links as readonly { readonly id: string; readonly payment?: string }[]).find(({ id }) => id === link)
    ?.payment;
};

const closed = { status: 409, error: 'errors.payLinkClosed' };

test('somebody without an account pays what an operator asked for, and the link is closed for all others', async () => {
  const id = await newLink();
  expect(await show(id)).toEqual({
    id,
    state: 'open',
    description: 'Informe a medida',
    amount: { value: '480.00', currency: 'USD' },
    credits: 0,
    once: true,
    expiresAt: null,
    paidAt: null,
  });
  const payment = await begin(id);
  expect(payment).toMatchObject({ status: 'pending', kind: 'link', pack: null, description: 'Informe a medida' });
  await approve(payment);
  const paid = await capture(payment);
  expect(paid).toMatchObject({ status: 'success', credits: 0, creditsExpireAt: null });
  expect(await show(id)).toMatchObject({ state: 'paid', paidAt: paid.paidAt });
  expect(await refusal(begin(id))).toMatchObject(closed);
});

test('of two who approved one link, the second is not charged', async () => {
  const id = await newLink();
  const payments = [await begin(id), await begin(id)];
  await Promise.all(payments.map(approve));
  const all = await Promise.all(payments.map(capture));
  expect(all.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'success']);
  expect(all.find(({ status }) => status === 'cancelled')).toMatchObject({ reason: 'LINK_CLOSED', paidAt: null });
});

test('who was declined leaves the link to others', async () => {
  const id = await newLink();
  const [one, other] = [await begin(id), await begin(id)];
  await atPayPal(cloud, 'decline', { url: one.approveUrl ?? '' });
  expect(await capture(one)).toMatchObject({ status: 'declined' });
  // What PayPal told of it may hold the link for a moment more.
  await expect.poll(() => holderOf(id), { timeout: 10_000 }).toBeUndefined();
  await approve(other);
  expect(await capture(other)).toMatchObject({ status: 'success' });
});

test('a link for many is paid by many', async () => {
  const id = await newLink({ many: 'true' });
  for (const payment of [await begin(id), await begin(id)]) {
    await approve(payment);
    expect(await capture(payment)).toMatchObject({ status: 'success' });
  }
  expect(await show(id)).toMatchObject({ state: 'open', once: false });
});

test('credits that a link sells go to the account it was made for', async () => {
  const { email, call } = await signUp(cloud);
  const id = await newLink({ email, credits: 30, days: 60, tier: 'pro' });
  const payment = await begin(id);
  await approve(payment);
  expect(await capture(payment)).toMatchObject({ status: 'success', credits: 30 });
  expect((await call('GET /api/credits', {})).balance).toBe(35);
  expect((await call('GET /api/auth/me', {})).user).toMatchObject({ plan: 'pro' });
  expect((await call('GET /api/payments', {})).data).toMatchObject([{ id: payment.id, kind: 'link' }]);
  expect(JSON.stringify(await show(id))).not.toContain(email);
  const shown = await operate({ command: 'payment', id: payment.id });
  expect(shown).toMatchObject({
    payment: { id: payment.id, status: 'success' },
    paypal: { order: { told: { status: 'COMPLETED', captures: [{ status: 'completed' }] } }, disputes: { told: [] } },
    ledger: [{ kind: 'grant', credits: 30 }],
  });
  expect(await operate({ command: 'settle', id: payment.id })).toMatchObject({ was: 'success', is: 'success' });
});

test('a link that is withdrawn, or whose time is over, asks for nothing, even of who was at PayPal', async () => {
  const now = await nowOf(cloud);
  const over = await newLink({ expires: plusDays(now, -1).slice(0, 10) });
  expect(await show(over)).toMatchObject({ state: 'expired' });
  expect(await refusal(begin(over))).toMatchObject(closed);

  const id = await newLink();
  const payment = await begin(id);
  expect(await operate({ command: 'withdraw-link', link: id })).toEqual({ withdrawn: id });
  expect(await operate({ command: 'withdraw-link', link: id })).toHaveProperty('refused');
  await approve(payment);
  expect(await capture(payment)).toMatchObject({ status: 'cancelled', reason: 'LINK_CLOSED', paidAt: null });
  expect(await show(id)).toMatchObject({ state: 'withdrawn' });
  expect(await refusal(begin(id))).toMatchObject(closed);
  const { links } = (await operate({ command: 'pay-links', limit: 5 })) as { links: { id: string; state: string }[] };
  expect(links.find((link) => link.id === id)).toMatchObject({ state: 'withdrawn' });
});

test('a link that nobody made is not found', async () => {
  const id = 'pl_0123456789abcdef';
  expect(await refusal(show(id))).toMatchObject({ status: 404 });
  expect(await refusal(begin(id))).toMatchObject({ status: 404 });
});

test.for<[string, object]>([
  ['no amount', { amount: '0.00' }],
  ['an amount of three decimals', { amount: '1.005' }],
  ['credits that are nobody’s', { credits: 5, days: 5 }],
  ['credits without an end', { credits: 5, email: 'ana@empresa.mx' }],
  ['an account that does not exist', { credits: 5, days: 5, email: 'nobody@empresa.mx' }],
])('an operator is refused %s', async ([, more]) => {
  const asked = { command: 'pay-link', amount: '480.00', description: 'Informe', ...more };
  expect(await operate(asked)).toHaveProperty('refused');
});

test.for(['payment', 'settle'])('%s of a payment that there is not is refused', async (command) => {
  expect(await operate({ command, id: `pay_${'0'.repeat(26)}` })).toHaveProperty('refused');
});
