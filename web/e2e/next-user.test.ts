import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { goodPassword, signUp } from '../../infra/trial/customer.ts';
import { openBrowser, openDesk } from './browser.ts';

const cloud = inject('cloud');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('who logs in after somebody else in one browser sees nothing that was read before', async () => {
  const [first, next] = [await signUp(cloud), await signUp(cloud)];
  const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;
  await first.call('POST /api/validations', { body });
  const { page } = await openDesk(browser, cloud, first);
  const rows = page.getByRole('button', { name: /^Ver detalles de/ });
  await rows.first().waitFor();
  // A guest is led to log in without the page being loaded anew.
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await page.getByLabel('Correo corporativo').fill(next.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Aquí verás cada cuenta que valides').waitFor();
  expect(await rows.count()).toBe(0);
});
