import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, idOf, issuesOf, linkOf, openAccount, orderBody, subscriptionBody } from './fixtures/account.ts';
import { magicCards } from './pages/cards.ts';
import { textsIn } from './pages/texts.ts';
import { hours } from './time.ts';

let account: Account;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const newOrder = async () => {
  const order = await account.call('POST /v2/checkout/orders', orderBody());
  return { id: idOf(order), url: linkOf(order, 'payer-action') };
};
const capture = (id: string) => account.call(`POST /v2/checkout/orders/${id}/capture`, {});
const open = async (url: string) => {
  const page = await fetch(url);
  return { status: page.status, html: await page.text() };
};
const send = async (url: string, fields: Readonly<Record<string, string>>) => {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
};
const card = (number: string, more: object = {}) => ({ action: 'pay', number, expiry: '12/30', cvv: '123', ...more });

describe('the page of an order', () => {
  it('says what is paid to whom, in the language of the order or the one asked for', async () => {
    const { url } = await newOrder();
    const { html } = await open(url);
    expect(html).toContain('<html lang="es">');
    for (const text of ['PayPal (simulado)', 'Pagar a Shop', '19.00', 'Pagar con PayPal', 'Cancelar y volver'])
      expect(html).toContain(text);
    expect((await open(`${url}&locale=en-US`)).html).toContain('Pay with PayPal');
  });

  it('returns with token and payer to the shop, which may capture then', async () => {
    const { id, url } = await newOrder();
    const { status, to } = await send(url, { action: 'paypal' });
    expect(status).toBe(303);
    expect(to).toMatch(new RegExp(`^https://shop.example.test/back\\?token=${id}&PayerID=[A-Z0-9]{13}$`));
    expect((await capture(id)).body['status']).toBe('COMPLETED');
    expect(await open(url)).toMatchObject({ status: 410 });
  });

  it('returns without a decision where the payer leaves', async () => {
    const { id, url } = await newOrder();
    expect((await send(url, { action: 'cancel' })).to).toBe(`https://shop.example.test/left?token=${id}`);
    expect(issuesOf(await capture(id))).toEqual(['ORDER_NOT_APPROVED']);
  });

  it('lets means be chosen that are declined later', async () => {
    const { id, url } = await newOrder();
    await send(url, { action: 'decline' });
    expect(issuesOf(await capture(id))).toEqual(['INSTRUMENT_DECLINED']);
  });

  it('has expired after three hours, and an unknown one leads nowhere', async () => {
    const { url } = await newOrder();
    await account.advance(3 * hours);
    const page = await open(url);
    expect([page.status, page.html]).toEqual([410, expect.stringContaining('Este enlace venció.')]);
    expect((await send(url, { action: 'paypal' })).status).toBe(410);
    expect((await open(`${account.url}/checkoutnow?token=NONE`)).status).toBe(404);
    expect((await open(`${account.url}/checkoutnow`)).status).toBe(404);
  });

  it('shows what it was given as text', async () => {
    const order = await account.call(
      'POST /v2/checkout/orders',
      orderBody({ description: '<script>alert(1)</script>' }),
    );
    const { html } = await open(linkOf(order, 'payer-action'));
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('the page of a guest who pays by card', () => {
  it('is a step further and back', async () => {
    const { url } = await newOrder();
    const { to } = await send(url, { action: 'card' });
    const { html } = await open(`${account.url}${to}`);
    for (const name of ['number', 'expiry', 'cvv'])
      expect(html).toMatch(new RegExp(`<label>[^<]+<input name="${name}"`));
    expect((await send(`${account.url}${to}`, { action: 'back' })).to).toBe(
      new URL(url).pathname + new URL(url).search,
    );
  });

  it.each([
    [{ number: '4111111111111112' }, 'wrong.number'],
    [{ number: 'abc' }, 'wrong.number'],
    [{ expiry: '12/26' }, 'wrong.expiry'],
    [{ expiry: '2030-12' }, 'wrong.expiry'],
    [{ cvv: '12' }, 'wrong.cvv'],
    [{ number: '4000000000000002' }, 'wrong.refused'],
  ] as const)('says what is wrong with %o and keeps the rest', async (change, name) => {
    const { url } = await newOrder();
    const { status, html } = await send(`${url}&pay=card`, card('4111 1111 1111 1111', change));
    expect(status).toBe(422);
    expect(html).toContain(`role="alert" id="wrong">${textsIn('es')[name]}`);
    expect(html).toMatch(/aria-invalid="true" aria-describedby="wrong" autofocus/);
  });

  it.each([
    ['good', 'COMPLETED'],
    ['reviewed', 'PENDING'],
  ])('takes the card that is %s: the capture is %s', async (fate, status) => {
    const number = Object.entries(magicCards).find(([, each]) => each === fate)?.[0] ?? '';
    const { id, url } = await newOrder();
    expect((await send(`${url}&pay=card`, card(number))).status).toBe(303);
    expect((await capture(id)).body).toMatchObject({
      payment_source: { card: { last_digits: number.slice(-4) } },
      purchase_units: [{ payments: { captures: [{ status }] } }],
    });
  });

  it('takes the card that is declined when money is taken', async () => {
    const { id, url } = await newOrder();
    await send(`${url}&pay=card`, card('4000000000009995'));
    expect(issuesOf(await capture(id))).toEqual(['INSTRUMENT_DECLINED']);
  });
});

describe('the page of a subscription', () => {
  it('says that it goes on, and returns with its tokens', async () => {
    const subscription = await account.call('POST /v1/billing/subscriptions', subscriptionBody());
    const url = linkOf(subscription, 'approve');
    expect((await open(url)).html).toContain('cada período, hasta que canceles');
    const { to } = await send(url, { action: 'paypal' });
    expect(to).toMatch(/back\?subscription_id=I-[A-Z0-9]{12}&ba_token=BA-[A-Z0-9]{17}&token=EC-[A-Z0-9]{17}$/);
    expect((await open(url)).status).toBe(410);
  });
});

it('every text is there in both languages', () => {
  expect(Object.keys(textsIn('en')).toSorted()).toEqual(Object.keys(textsIn('es')).toSorted());
});
