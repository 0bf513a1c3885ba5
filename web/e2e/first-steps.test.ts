import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { withHistory } from '../../infra/testing/with-history.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { focused } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const steps = (page: Page) => page.getByRole('region', { name: 'Primeros pasos' });
const number = (page: Page) => page.getByLabel('Número de cuenta');

test('a newcomer is shown what to do first, and each step that was really taken is ticked', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await steps(page).getByText('Quedan 4').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await steps(page).getByRole('button', { name: 'Probar con un ejemplo' }).press('Enter');
  await steps(page).getByText('Quedan 3').waitFor();
  await page.getByRole('switch', { name: 'Modo sandbox', checked: true }).waitFor();
  await page.getByRole('banner').getByText('5', { exact: true }).waitFor();

  await steps(page).getByRole('button', { name: 'Escribir mi número' }).press('Enter');
  expect(await focused(page)).toContain('Número de cuenta');
  await page.getByRole('switch', { name: 'Modo sandbox', checked: false }).waitFor();
  await number(page).fill(clabes.company);
  await page.keyboard.press('Enter');
  await steps(page).getByText('Quedan 2').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await steps(page).getByRole('link', { name: 'Hacer mi primera llamada' }).press('Enter');
  await page.waitForURL('**/api');
  await page.goBack();
  await steps(page).getByRole('link', { name: 'Revisar un archivo' }).press('Enter');
  await page.waitForURL('**/batch');
  expect(complaints).toEqual([]);
});

test('the first steps go when they are told to, for this user alone, and leave nothing in storage', async () => {
  const [one, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const { page } = await openDesk(browser, cloud, one);
  await steps(page).getByRole('button', { name: 'Ocultar los primeros pasos' }).click();
  await steps(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Aquí verás cada cuenta que valides').waitFor();
  expect(await steps(page).count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['currentUser', 'token']);
  expect((await page.context().cookies()).map(({ value }) => value).join(' ')).not.toContain(one.email);
  const { user } = await other.call('GET /api/auth/me', {});
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('currentUser', stored);
    },
    [other.token, JSON.stringify(user)] as const,
  );
  await page.reload();
  await steps(page).waitFor();
});

test('whoever knows the way is asked nothing and shown nothing', async () => {
  const { page } = await openDesk(browser, cloud, await withHistory(cloud, 21));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('button', { name: 'Exportar CSV' }).waitFor();
  expect(await steps(page).count()).toBe(0);
  expect(asked).not.toContain('/api/keys');
});
