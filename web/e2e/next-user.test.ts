import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import {
  accessibilityViolations,
  askSandbox,
  holdBack,
  logOutElsewhere,
  openBrowser,
  openDesk,
  sandboxNumber,
  slowBank,
} from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const logIn = async (page: Page, email: string) => {
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('Aquí verás cada cuenta que valides').waitFor();
};

test('who logs in after somebody else in one browser sees nothing that was read before', async () => {
  const [first, next] = [await signUp(cloud), await signUp(cloud)];
  const body = { country: 'MX', accountNumber: sandboxNumber, environment: 'sandbox' } as const;
  await first.call('POST /api/validations', { body });
  const { page } = await openDesk(browser, cloud, first);
  // What is empty shows an example of ours, which nobody can press.
  const rows = page.getByRole('button', { name: /^Ver detalles de/ }).and(page.locator(':not([inert] *)'));
  await rows.first().waitFor();
  await logOutElsewhere(page);
  await logIn(page, next.email);
  expect(await rows.count()).toBe(0);
});

test('an answer that comes when somebody else has logged in is shown to nobody', async () => {
  const [first, next] = [await signUp(cloud), await signUp(cloud)];
  const { page } = await openDesk(browser, cloud, first);
  const letGo = await holdBack(page, '/api/validations');
  await askSandbox(page);
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).waitFor();
  await logOutElsewhere(page);
  await logIn(page, next.email);
  await letGo();
  await page.getByLabel('Número de cuenta').fill('1');
  expect(await page.getByRole('region', { name: 'Avisos' }).textContent()).toBe('');
});

test('an answer still awaited when somebody else has logged in is not asked for any more', async () => {
  const [first, next] = [await signUp(cloud), await signUp(cloud)];
  const { page } = await openDesk(browser, cloud, first);
  await page.clock.install();
  await slowBank(page);
  await askSandbox(page);
  await page.getByRole('heading', { name: 'El banco pidió más tiempo' }).waitFor();
  await page.getByRole('button', { name: 'Validar otra' }).click();
  await page.waitForResponse('**/api/validations/val_*');
  await logOutElsewhere(page);
  await logIn(page, next.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  expect(asked.filter((url) => url.includes('val_'))).toEqual([]);
});

test('who was logged out by the server is told so', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  // What is still asked for would find the session gone before the page is loaded anew.
  await page.waitForLoadState('networkidle');
  await customer.call('POST /api/auth/logout', {});
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByText('Tu sesión terminó').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a tab that was logged out from another one says so, and only until somebody logs in', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await logOutElsewhere(page);
  await page.getByText('Cerraste la sesión en otra pestaña').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await logIn(page, customer.email);
  await page.getByLabel(`Cuenta de ${customer.email}`).press('Enter');
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await page.waitForURL('**/login');
  expect(await page.getByText('Cerraste la sesión en otra pestaña').count()).toBe(0);
});
