import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { accessibilityViolations, openBrowser, openDesk, visit } from './browser.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const es = {
  locale: 'es-MX',
  nav: 'Suscripción',
  choose: 'Elegir Pro',
  change: 'Qué cambia para ti',
  sum: 'Tus créditos después de pagar',
  pay: 'Pagar USD 66 con PayPal',
  payPal: 'Pagar con PayPal',
  active: 'Pro está activo',
  had: 'Tus créditos',
  manage: 'Ver suscripción',
  card: 'Pro, USD 66 al mes',
  period: 'hoy es el día 1 de',
  cancel: 'Cancelar suscripción',
  keep: 'Seguir con Pro',
  submit: 'Cancelar el',
  done: 'Suscripción cancelada: no habrá más cobros.',
  cancelled: 'Cancelaste Pro: sigue activa hasta el',
};
const en: typeof es = {
  locale: 'en-US',
  nav: 'Subscription',
  choose: 'Choose Pro',
  change: 'What changes for you',
  sum: 'Your credits after paying',
  pay: 'Pay USD 66 with PayPal',
  payPal: 'Pay with PayPal',
  active: 'Pro is active',
  had: 'Your credits',
  manage: 'See subscription',
  card: 'Pro, USD 66 a month',
  period: 'today is day 1 of',
  cancel: 'Cancel subscription',
  keep: 'Stay with Pro',
  submit: 'Cancel on',
  done: 'Subscription cancelled: there will be no more charges.',
  cancelled: 'You cancelled Pro: it stays active until',
};

/** With plain spaces where Intl puts others. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();

describe.for([es, en])('without a mouse, in $locale', (words) => {
  test('one sees what changes, subscribes at PayPal, finds it active, and cancels', async () => {
    const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud), { locale: words.locale });
    if (words === en) await press(page, 'EN: Switch to English');
    await press(page, words.nav);
    await page.getByRole('button', { name: words.choose }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await press(page, words.choose);
    expect(await focused(page)).toBe(words.change);
    const sum = page.getByRole('group', { name: words.sum });
    expect(plain(await sum.textContent())).toMatch(/^5 .*\+50 .*=55 /);
    await tabTo(page, words.pay);
    await page.keyboard.press('Enter');

    await page.waitForURL((url) => url.origin === cloud.paypal);
    await press(page, words.payPal);
    await page.waitForURL(`${cloud.dashboard}/subscription/success?**`);
    await page.getByRole('heading', { name: words.active }).waitFor();
    // What PayPal added has left the address.
    await page.waitForURL(/\?subscription=sub_[0-9a-z]{26}$/);
    expect(plain(await page.getByRole('group', { name: words.had }).textContent())).toMatch(/^5 .*\+50 .*=55 /);
    expect(await accessibilityViolations(page)).toEqual([]);

    await press(page, words.manage);
    await page.getByRole('heading', { name: words.card }).waitFor();
    await page.getByText(words.period).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await press(page, words.cancel);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await focused(page)).toBe(words.keep);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(words.cancel);

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await press(page, words.submit);
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(words.done);
    await page.getByText(words.cancelled).waitFor();
    expect(await page.getByRole('button', { name: words.cancel }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

type Plan = 'basic' | 'pro' | 'enterprise';

const subscribe = async ({ call }: Customer, plan: Plan) => {
  const asked = await call('POST /api/subscriptions', { body: { plan } });
  await atPayPal(cloud, 'approve', { url: asked.approveUrl });
  return call('POST /api/subscriptions/{id}/confirm', { params: { id: asked.id } });
};

/** The plans of a subscriber, chosen one of them. */
const openPlans = async (customer: Customer, plan: Plan) => {
  const visited = await openDesk(browser, cloud, customer);
  await visited.page.goto(`/subscriptions?plan=${plan}`);
  await visited.page.getByRole('heading', { name: 'Qué cambia para ti' }).waitFor();
  return visited;
};

/** Agrees on PayPal's page as it comes, and waits for the answer of ours. */
const agree = async (page: Page) => {
  await page.waitForURL((url) => url.origin === cloud.paypal);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.waitForURL(`${cloud.dashboard}/subscription/success?**`);
};

test('a higher plan is paid today, keeps the credits of the one before, and is told with what works already', async () => {
  const customer = await signUp(cloud);
  await subscribe(customer, 'pro');
  const { page } = await openPlans(customer, 'enterprise');
  await page.getByText('Pro deja de cobrarse').waitFor();
  await page.getByRole('button', { name: 'Pagar USD 125 con PayPal' }).click();
  await agree(page);
  await page.getByRole('heading', { name: 'Enterprise está activo' }).waitFor();
  await page.getByText('Incluye webhooks, widget, inicio de sesión único y marca propia.').waitFor();
  expect(plain(await page.getByRole('group', { name: 'Tus créditos' }).textContent())).toMatch(/^55 .*\+100 .*=155 /);
  await page.getByRole('link', { name: 'Ver suscripción' }).click();
  await page.getByRole('heading', { name: 'Enterprise, USD 125 al mes' }).waitFor();
  await page.getByRole('row', { name: /Pro I-\w+ .* Cambiaste de plan/ }).waitFor();
});

test('a lower plan charges nothing today, and says when it begins until it is taken back', async () => {
  const customer = await signUp(cloud);
  await subscribe(customer, 'pro');
  const { page } = await openPlans(customer, 'basic');
  await page.getByText('Hoy no se cobra nada.').waitFor();
  await page.getByRole('button', { name: 'Aceptar Basic en PayPal' }).click();
  await agree(page);
  await page.getByRole('heading', { name: /^Basic empieza el / }).waitFor();
  await page.getByRole('link', { name: 'Ver suscripción' }).click();
  await page.getByText(/^El .* pasas a Basic, USD.22 al mes$/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el cambio' }).click();
  await page.getByText('pasas a Basic').waitFor({ state: 'detached' });
});

test('whoever comes back without agreeing is told that nothing was charged, and can go on', async () => {
  const customer = await signUp(cloud);
  const { page } = await openPlans(customer, 'basic');
  await page.getByRole('button', { name: 'Pagar USD 22 con PayPal' }).click();
  await page.waitForURL((url) => url.origin === cloud.paypal);
  await page.getByRole('button', { name: 'Cancelar y volver' }).click();
  await page.getByRole('heading', { name: 'No se contrató nada' }).waitFor();
  await page.getByText('sin aceptar Basic').waitFor();
  expect((await customer.call('GET /api/subscriptions', {})).current).toBeNull();
  await page.getByRole('link', { name: 'Volver a PayPal' }).click();
  await agree(page);
  await page.getByRole('heading', { name: 'Basic está activo' }).waitFor();
});

test('a guest who holds the id sees what works, and nobody’s balance', async () => {
  const subscription = await subscribe(await signUp(cloud), 'pro');
  const { page, complaints } = await visit(browser, cloud.dashboard);
  await page.goto(
    `/subscription/success?subscription=${subscription.id}&subscription_id=I-ANOTHER&ba_token=BA-1&token=T`,
  );
  await page.getByRole('heading', { name: 'Pro está activo' }).waitFor();
  await page.waitForURL(`**/subscription/success?subscription=${subscription.id}`);
  expect(await page.getByRole('group', { name: 'Tus créditos' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('an address that leads to no subscription says so', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  for (const id of ['sub_00000000000000000000000000', 'I-8XW4K2PVTN3L']) {
    await page.goto(`/subscription/success?subscription=${id}`);
    await page.getByRole('heading', { name: 'No conocemos esta suscripción' }).waitFor();
  }
  expect(new URL(page.url()).search).toBe('');
});
