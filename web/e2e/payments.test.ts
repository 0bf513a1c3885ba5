import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { accessibilityViolations, logOutElsewhere, openBrowser, openDesk, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const spendAll = async ({ call }: Customer) => {
  for (let spent = 0; spent < 5; spent++)
    await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
};

const es = {
  language: 'es',
  number: 'Número de cuenta',
  out: 'No tienes créditos',
  buy: 'Comprar créditos',
  basic: '10 créditos',
  sum: 'Tu saldo después de comprar',
  pay: 'Pagar USD 19',
  payPal: 'Pagar con PayPal',
  paid: '10 créditos en tu cuenta',
  balance: 'Tu saldo',
  left: 'Te quedaste en esta cuenta:',
  ask: 'Validar esta cuenta',
  valid: 'Existe y recibe pagos',
  credits: '9 créditos',
};
const en: typeof es = {
  language: 'en',
  number: 'Account number',
  out: 'No credits available',
  buy: 'Buy credits',
  basic: '10 credits',
  sum: 'Your balance after buying',
  pay: 'Pay USD 19',
  payPal: 'Pay with PayPal',
  paid: '10 credits in your account',
  balance: 'Your balance',
  left: 'You were at this account:',
  ask: 'Validate this account',
  valid: 'It exists and takes payments',
  credits: '9 credits',
};

/** Presses Tab until the element with this name has the focus. */
const tabTo = async (page: Page, name: string) => {
  const target = page.locator(':focus').and(page.getByText(name, { exact: true }).or(page.getByLabel(name)));
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`Tab leads to no ${name}`);
};

/** Begins to buy the smallest pack and waits for PayPal's page. */
const leave = async (page: Page) => {
  await page.goto('/dashboard?buy=basic');
  await page.getByRole('button', { name: 'Pagar USD 19' }).click();
  await page.waitForURL('**/checkoutnow**');
};

const typeCard = async (page: Page, number: string) => {
  await page.getByRole('button', { name: 'Pagar con tarjeta' }).click();
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Vencimiento').fill('12/40');
  await page.getByLabel('Código de seguridad').fill('123');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
};

describe.for([es, en])('by keyboard alone, in $language', (words) => {
  test('a customer without credits buys some and goes on with the account that was typed', async () => {
    const customer = await signUp(cloud);
    await spendAll(customer);
    const { page, complaints } = await openDesk(browser, cloud, customer);
    await page.context().addCookies([{ name: 'language', value: words.language, url: cloud.dashboard }]);
    await page.reload();
    await page.getByRole('heading', { name: words.out }).waitFor();
    await page.getByLabel(words.number).focus();
    await page.keyboard.type(clabes.person);

    await tabTo(page, words.buy);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: words.buy }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('radio', { name: words.basic }).isChecked()).toBe(true);
    expect(await page.getByRole('group', { name: words.sum }).textContent()).toMatch(/^0 .*\+10 .*=10 /);
    expect(await accessibilityViolations(page)).toEqual([]);
    await tabTo(page, words.pay);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/checkoutnow**');
    await tabTo(page, words.payPal);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: words.paid }).waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?payment=pay_\w+$/);
    await page.getByRole('group', { name: words.balance }).waitFor();
    expect(await page.getByRole('group', { name: words.balance }).textContent()).toMatch(/^0 .*\+10 .*=10 /);
    await page.getByText(words.left).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await tabTo(page, words.ask);
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: words.valid }).waitFor();
    await page.getByRole('banner').getByText(words.credits).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('beforePaying'))).not.toContain(clabes.person);
    expect(complaints).toEqual([]);
    await logOutElsewhere(page);
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('beforePaying'))).toBeNull();
  });
});

test('a card is typed on the page of PayPal, and the receipt names who paid', async () => {
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer, { viewport: { width: 375, height: 800 } });
  await page.goto('/dashboard?buy=pro');
  await page.getByRole('radio', { name: 'Tarjeta' }).check();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Pagar USD 75' }).click();
  await typeCard(page, '4111111111111111');

  await page.getByRole('heading', { name: '50 créditos en tu cuenta' }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'Ver recibo' }).click();
  const receipt = page.getByRole('region', { name: /^Recibo CC-\d{4}-[0-9A-Z]{8}$/ });
  await receipt.waitFor();
  expect(await receipt.textContent()).toMatch(
    new RegExp(`${customer.email}.*Tarjeta.*Pack Pro, 50 créditos.*No incluidos.*Total pagadoUSD\\s75`),
  );
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('a payment that PayPal reviews is not to be paid again', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await leave(page);
  await typeCard(page, '4000000000000259');
  await page.getByRole('heading', { name: 'PayPal está revisando el pago' }).waitFor();
  await page.getByText('No pagues otra vez.').waitFor();
  expect(await page.getByRole('link', { name: /PayPal|pago/ }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a receipt of somebody else is shown to nobody, whoever knows its number', async () => {
  const buyer = await signUp(cloud);
  const payment = await buyer.call(
    'POST /api/payments',
    { body: { pack: 'basic' } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto(`/receipts/${payment.id}`);
  await page.getByText('No encontramos este recibo').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('what was declined is paid by other means, of the same order', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await leave(page);
  await page.getByRole('button', { name: 'Pagar con un medio que será rechazado' }).click();
  await page.getByRole('heading', { name: 'El pago fue rechazado' }).waitFor();
  await page.getByText(/^PayPal no pudo cobrar con ese medio de pago/).waitFor();
  const address = page.url();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Elegir otra forma de pago' }).click();
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.getByRole('heading', { name: '10 créditos en tu cuenta' }).waitFor();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});

test('who comes back without paying is charged nothing, and can go on with the order', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await leave(page);
  await page.getByRole('button', { name: 'Cancelar y volver' }).click();
  await page.waitForURL('**/payment-cancel**');
  await page.getByRole('heading', { name: 'No se cobró nada' }).waitFor();
  await page.getByText(/Guardamos tu pedido hasta/).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?payment=pay_\w+$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Volver a PayPal' }).click();
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.getByRole('heading', { name: '10 créditos en tu cuenta' }).waitFor();
  expect(complaints).toEqual([]);
});

test('whoever pays signed out sees the result, and nothing of the account', async () => {
  const customer = await signUp(cloud);
  const { approveUrl } = await customer.call(
    'POST /api/payments',
    { body: { pack: 'basic' } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const { page, complaints } = await visit(browser, cloud.dashboard);
  await page.goto(approveUrl ?? '');
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.getByRole('heading', { name: 'Pago recibido: 10 créditos' }).waitFor();
  expect(await page.getByRole('group', { name: 'Tu saldo' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ver recibo' }).count()).toBe(0);
  expect(await page.content()).not.toContain(customer.email);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  expect((await customer.call('GET /api/credits', {})).balance).toBe(15);
});

test('however often the button is pressed, one payment begins; what PayPal does not answer is said in place', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/dashboard?buy=basic');
  const keys: (string | undefined)[] = [];
  let isDown = true;
  await page.route('**/api/payments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isDown) return route.continue();
    await route.fulfill({
      status: 503,
      json: { error: 'errors.paymentsUnavailable', title: 'PayPal no responde', detail: 'No se te cobró nada.' },
    });
  });
  const pay = page.getByRole('button', { name: 'Pagar USD 19' });
  await pay.click();
  await page.getByRole('alert').getByText('PayPal no responde').waitFor();
  expect(await page.getByRole('radio', { name: '10 créditos' }).isChecked()).toBe(true);
  isDown = false;
  await pay.dblclick();
  await page.waitForURL('**/checkoutnow**');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await customer.call('GET /api/payments', { query: {} })).data).toHaveLength(1);
});

const operate = operatorOf(cloud);

test('a link is paid by whoever was sent it, once; then it is locked, as is one that was withdrawn', async () => {
  const asked = { command: 'pay-link', amount: '480.00', description: 'Integración asistida, 4 horas' };
  const { link } = (await operate(asked)) as { readonly link: string };
  const { page, complaints } = await visit(browser, cloud.dashboard);
  await page.goto(`/pay/${link}`);
  await page.getByRole('heading', { level: 1, name: /^USD\s480$/ }).waitFor();
  await page.getByText('Integración asistida, 4 horas').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pagar USD 480' }).press('Enter');
  await page.getByRole('button', { name: 'Pagar con PayPal' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Pago recibido' }).waitFor();
  await page.getByText(/^Recibo CC-\d{4}-[0-9A-Z]{8}, PayPal$/).waitFor();
  await page.goto(`/pay/${link}`);
  await page.getByRole('heading', { level: 1, name: 'Este enlace ya está pagado' }).waitFor();
  expect(await page.getByRole('button', { name: /^Pagar/ }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  const other = (await operate(asked)) as { readonly link: string };
  await page.goto(`/pay/${other.link}`);
  const pay = page.getByRole('button', { name: 'Pagar USD 480' });
  await pay.waitFor();
  await operate({ command: 'withdraw-link', link: other.link });
  expect(complaints).toEqual([]);
  await pay.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Este enlace ya no se cobra' }).waitFor();
});

test('an address that names no payment, and a link that does not exist, say so', async () => {
  const { page } = await visit(browser, cloud.dashboard, { viewport: { width: 375, height: 800 } });
  const nowhere = {
    '/payment-success?payment=pay_00000000000000000000000000': 'No encontramos este pago',
    '/payment-success': 'No encontramos este pago',
    '/payment-cancel?token=5O190127TN364715T': 'No encontramos este pago',
    '/pay/pl_0000000000000000': 'Este enlace no existe',
    '/pay/x': 'Este enlace no existe',
  };
  for (const [path, title] of Object.entries(nowhere)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(page.url()).not.toContain('token');
  }
});
