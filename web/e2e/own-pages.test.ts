import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, guest, refusal, signUp, type Customer } from '../../infra/testing/customer.ts';
import { atPayPal } from '../../infra/testing/payer.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { fill, focused, press, tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const newPassword = 'Mesa7.verde-lago';
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** By keyboard, from the desk: the menu of the account, and a page out of it. */
const openFromMenu = async (customer: Customer, name: string) => {
  const visited = await openDesk(browser, cloud, customer);
  await visited.page.getByLabel(`Cuenta de ${customer.email}`).press('Enter');
  await press(visited.page, name);
  await heading(visited.page, name).waitFor();
  await expect.poll(() => focused(visited.page)).toBe(name);
  return visited;
};

const logIn = ({ email }: Customer, password: string) =>
  guest(cloud)('POST /api/auth/login', { body: { email, password } });

const isOpen = async (token: string) =>
  (await fetch(`${cloud.appApi}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).ok;

test('whoever knows the password changes it by keyboard: the old one is refused, and no other session lives on', async () => {
  const customer = await signUp(cloud);
  const { token } = await logIn(customer, goodPassword);
  const { page, complaints } = await openFromMenu(customer, 'Tu cuenta');
  await page.getByText('Último uso: ahora').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Último uso' }).count()).toBe(2);
  expect(await accessibilityViolations(page)).toEqual([]);

  await fill(page, 'Contraseña actual', 'Otra-clave-1');
  await fill(page, 'Contraseña nueva', newPassword);
  await page.getByText('Un símbolo: cumplida').waitFor();
  await fill(page, 'Repite la contraseña', newPassword);
  await page.keyboard.press('Enter');
  const current = page.getByLabel('Contraseña actual');
  await page.getByText('Esa no es la contraseña.').waitFor();
  expect(await current.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => focused(page)).toBe('Contraseña actual');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await isOpen(token)).toBe(true);

  await fill(page, 'Contraseña actual', goodPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Cerramos tus demás sesiones.').waitFor();
  await expect.poll(() => focused(page)).toContain('Contraseña cambiada');
  expect(await current.inputValue()).toBe('');
  expect(await accessibilityViolations(page)).toEqual([]);

  expect([await isOpen(token), await isOpen(customer.token)]).toEqual([false, true]);
  expect(await refusal(logIn(customer, goodPassword))).toMatchObject({ error: 'errors.invalidCredentials' });
  await logIn(customer, newPassword);
  await page.getByText('La cambiaste el').waitFor();
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('the company of the account is named, kept and taken away by keyboard', async () => {
  const customer = await signUp(cloud);
  const companyOf = async () => (await customer.call('GET /api/auth/profile', {})).company;
  const { page, complaints } = await openFromMenu(customer, 'Tu cuenta');
  await page.getByRole('main').getByText(customer.email).waitFor();
  await fill(page, 'Empresa', ' Molinos del Sur S.A. ');
  await page.keyboard.press('Enter');
  await page.getByText('Guardado. Los próximos comprobantes la nombran.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await companyOf()).toBe('Molinos del Sur S.A.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Empresa').inputValue()).toBe('Molinos del Sur S.A.');

  await fill(page, 'Empresa', ' ');
  await press(page, 'Guardar');
  await page.getByText('no nombran ninguna empresa').waitFor();
  expect(await companyOf()).toBeNull();
  expect(complaints).toEqual([]);
});

test('language and theme are chosen on the page of the account', async () => {
  const { page } = await openFromMenu(await signUp(cloud), 'Tu cuenta');
  await tabTo(page, 'Claro');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('radio', { name: 'English' }).click();
  await heading(page, 'Your account').waitFor();
  await page.getByText('Open sessions').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Ten credits bought, and so many of all used. */
const withMovements = async (used: number) => {
  const customer = await signUp(cloud);
  const { id, approveUrl } = await customer.call(
    'POST /api/payments',
    { body: { pack: 'basic' } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await customer.call('POST /api/payments/{id}/capture', { params: { id } });
  for (let asked = 0; asked < used; asked++)
    await customer.call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  return customer;
};

test('the credits are told by where they came from, and each movement leads to what explains it', async () => {
  const { page, complaints } = await openFromMenu(await withMovements(2), 'Créditos');
  const lots = page.getByRole('list', { name: 'De dónde son, y cuándo vencen' });
  await lots.getByText('Quedan 3 de 5').waitFor();
  expect(await lots.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^GratisQuedan 3 de 5Hasta el .*quedan 15 días$/),
    expect.stringMatching(/^Pack BasicQuedan 10 de 10Hasta el .*quedan \d+ días$/),
  ]);
  const rows = page.getByRole('table', { name: 'Movimientos de créditos' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  expect(await accessibilityViolations(page)).toEqual([]);

  await press(page, 'Ver validación del movimiento');
  await page.getByRole('dialog').getByRole('heading', { name: 'Existe y recibe pagos, con un aviso' }).waitFor();
  await page.goBack();
  await heading(page, 'Créditos').waitFor();
  await press(page, 'Ver recibo del movimiento');
  await page.waitForURL('**/receipts/*');
  expect(complaints).toEqual([]);
});

test('a page of movements stands in the address, and one that is gone gives way to the newest', async () => {
  const customer = await withMovements(0);
  const all = await customer.call('GET /api/credits/movements', { query: { limit: 1 } });
  const { page } = await openDesk(browser, cloud, customer);
  const what = page.getByRole('table', { name: 'Movimientos de créditos' }).getByRole('row');
  await page.goto(`/credits?cursor=${encodeURIComponent(all.nextCursor ?? '')}`);
  await expect.poll(() => what.allTextContents()).toHaveLength(2);
  expect(await what.nth(1).textContent()).toContain('Gratis+5');
  await press(page, 'Más nuevos');
  await expect.poll(() => what.allTextContents()).toHaveLength(3);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect.poll(() => what.allTextContents()).toHaveLength(2);

  await page.goto('/credits?cursor=nobody');
  await expect.poll(() => what.allTextContents()).toHaveLength(3);
  expect(new URL(page.url()).search).toBe('');
});
