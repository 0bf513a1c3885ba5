import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signUp } from '../../infra/trial/customer.ts';
import { openBrowser, openDesk } from './browser.ts';

const cloud = inject('cloud');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What is painted inside an element, a little away from its edges. */
const painted = async (element: Locator): Promise<string> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is painted');
  const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
  return (await element.page().screenshot({ clip })).toString('base64');
};

test('a notice that comes while a dialog is open lies above it, undimmed', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  // The sandbox's slow bank: its answer comes when the person has gone on.
  await page.getByLabel('Número de cuenta').fill('999700000000000005');
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).click();
  await page.getByRole('button', { name: 'Números de prueba' }).first().click();
  await page.getByRole('dialog').waitFor();
  const notice = page.locator('.toast').filter({ hasText: 'Respondió el banco' });
  await notice.waitFor();
  const above = await painted(notice);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await painted(notice)).toBe(above);
});
