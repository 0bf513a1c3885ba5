import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityViolations, openBrowser, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('the status is asked when its page opens, part by part', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard);
  await page.goto('/status');
  await page.getByText('Sin incidentes en 90 días').first().waitFor();
  expect(await page.locator('[data-part] [data-state="unsure"]').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('of a status that nobody answers, the page claims nothing', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  await page.route('**/api/public/status', (route) => route.abort());
  await page.goto('/status?lang=en');
  await page.getByRole('heading', { name: 'We do not know the status' }).waitFor();
  expect(await page.locator('[data-part] [data-state="operational"]').count()).toBe(0);
});

test('without scripts it says whom to ask', async () => {
  const { page } = await visit(browser, cloud.dashboard, { javaScriptEnabled: false });
  await page.goto('/status');
  const link = page.getByRole('link', { name: 'Abrir /api/public/status' });
  expect(await link.getAttribute('href')).toBe('/api/public/status');
  expect(await page.locator('[data-part] [data-state="operational"]').count()).toBe(0);
});

test('security.txt stands where its standard wants it, with the addresses of this deployment', async () => {
  const answer = await fetch(`${cloud.dashboard}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain(`Canonical: ${cloud.dashboard}/.well-known/security.txt`);
  expect(text).not.toContain('.invalid');
});
