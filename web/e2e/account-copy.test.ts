import type { Browser, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { runJob } from '../../infra/testing/control.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { unzipped } from '../../infra/testing/unzipped.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const cardOn = async (page: Page) => {
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Tus datos' });
  await card.getByRole('button', { name: 'Pedir una copia de tus datos' }).waitFor();
  return card;
};

/** What lies below the sticky head is no page that breaks a rule. */
const violations = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  return accessibilityViolations(page);
};

test('a customer asks for a copy of all data, sees it being made, and downloads it', async () => {
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer);
  const card = await cardOn(page);
  await card.getByRole('button', { name: 'Pedir una copia de tus datos' }).press('Enter');
  await card.getByText('Preparando', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT');
  expect(await card.getByRole('button', { name: /copia/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await runJob(cloud, 'PrepareExports');
  await card.getByText('Lista', { exact: true }).waitFor({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar la copia' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cuentaclara-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipped(await readFile(await file.path()));
  expect(files.get('account.json')).toContain(customer.email);
  expect(complaints).toEqual([]);
});

test('whoever proved the account long ago is asked for the password first', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  const card = await cardOn(page);
  const isAsked = { error: 'errors.passwordNeeded', status: 403, title: 'x', detail: 'x', type: 'x' };
  await page.route(
    '**/api/auth/export',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(isAsked) })
        : route.continue(),
    { times: 3 },
  );
  await card.getByRole('button', { name: 'Pedir una copia de tus datos' }).press('Enter');
  const question = page.getByRole('dialog');
  await question.getByLabel('Tu contraseña').fill(goodPassword);
  await page.unroute('**/api/auth/export');
  await question.getByLabel('Tu contraseña').press('Enter');
  await expect.poll(() => card.getByText('Preparando', { exact: true }).count()).toBe(1);
});
