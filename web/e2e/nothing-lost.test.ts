import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { withHistory } from '../../infra/testing/with-history.ts';
import { holdBack, logOutElsewhere, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The bank of the sandbox that takes its time. */
const slowNumber = '999700000000000056';
const number = (page: Page) => page.getByLabel('Número de cuenta');
const name = (page: Page) => page.getByLabel('A quién esperas pagar');
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].flatMap((all) => Object.entries(all)).join());

const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await number(page).waitFor();
};

/** The server no longer knows the session; the page notices with its next call. */
const endSession = async (page: Page) => {
  await page.evaluate(() => localStorage.setItem('token', 'ses_ended'));
  await page.getByLabel('Fecha').selectOption('7');
  await page.getByText('Tu sesión terminó').waitFor();
};

const typed = async (page: Page) => {
  await number(page).fill(clabes.company);
  await name(page).fill('Ferretera del Bajío');
};

test('a question under way when the page is loaded anew is found again, and asked once', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  await number(page).fill(slowNumber);
  const sent = page.waitForRequest('**/api/validations');
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await sent;
  await page.reload();
  await page.getByText('Preparando una respuesta de prueba').waitFor();
  await page.getByRole('button', { name: 'Validar otra', exact: true }).waitFor();
  expect(await number(page).inputValue()).toBe(slowNumber);
  expect((await customer.call('GET /api/validations', { query: {} })).data).toHaveLength(1);

  await page.reload();
  await page.getByRole('button', { name: 'Validar otra', exact: true }).waitFor();
  expect((await customer.call('GET /api/validations', { query: {} })).data).toHaveLength(1);
});

test('a form half filled survives another page and loading anew', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.getByLabel('País', { exact: true }).first().selectOption('AR');
  await name(page).fill('Molinos San Isidro');
  await page.getByRole('link', { name: 'API' }).first().click();
  await page.getByRole('link', { name: 'Validar' }).first().click();
  expect(await name(page).inputValue()).toBe('Molinos San Isidro');
  await page.reload();
  expect(await name(page).inputValue()).toBe('Molinos San Isidro');
  expect(await page.getByLabel('País', { exact: true }).first().inputValue()).toBe('AR');
});

test('a session that ends while one types takes nothing from whoever logs in again, and leaves nothing in the browser meanwhile', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await typed(page);
  await customer.call('POST /api/auth/logout', {});
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByText('Tu sesión terminó').waitFor();
  for (const personal of [clabes.company, 'Ferretera', customer.email])
    expect(await kept(page)).not.toContain(personal);
  await logIn(page, customer.email);
  expect(await number(page).inputValue()).toBe(clabes.company);
  expect(await name(page).inputValue()).toBe('Ferretera del Bajío');
});

test('an answer that comes after its session has ended reaches the card of whoever logs in again', async () => {
  const customer = await withHistory(cloud, 1);
  const { page } = await openDesk(browser, cloud, customer);
  await number(page).fill(clabes.company);
  const letGo = await holdBack(page, '/api/validations');
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).waitFor();
  await endSession(page);
  await letGo();
  await logIn(page, customer.email);
  await page.getByRole('button', { name: 'Validar otra', exact: true }).waitFor();
  expect((await customer.call('GET /api/validations', { query: {} })).data).toHaveLength(2);
});

test('who logs out leaves nothing of the form, and neither does who finds another user here', async () => {
  const [first, next] = [await withHistory(cloud, 1), await signUp(cloud)];
  const { page } = await openDesk(browser, cloud, first);
  await typed(page);
  await logOutElsewhere(page);
  await page.waitForURL('**/login');
  expect(await kept(page)).toBe('');
  await logIn(page, first.email);
  expect([await number(page).inputValue(), await name(page).inputValue()]).toEqual(['', '']);

  await typed(page);
  await endSession(page);
  await logIn(page, next.email);
  expect([await number(page).inputValue(), await name(page).inputValue()]).toEqual(['', '']);
  expect(await kept(page)).not.toContain(clabes.company);
});
