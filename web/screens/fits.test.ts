import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollsSideways } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';

const sizes = [
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [375, 667],
] as const;

const es = {
  language: 'es' as 'es' | 'en',
  submit: 'Validar cuenta',
  country: 'País',
  fix: 'Corrige lo marcado',
  low: 'Te queda 1 crédito',
  offline: 'Sin conexión',
};
const en: typeof es = {
  language: 'en',
  submit: 'Validate account',
  country: 'Country',
  fix: 'Please fix the errors',
  low: 'You have 1 credit left',
  offline: 'You are offline',
};

const deskIn = ({ language }: typeof es, by = newcomer()) => showDesk(by, { language });

/** Whether the whole button is in the window, and a click on each of its corners is a click on it. */
const isAtHand = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const inset = 4;
    return [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
  });

const atEverySize = async (page: Page, name: string) => {
  const found: Record<string, boolean> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    found[`${width}x${height}`] = (await isAtHand(page, name)) && !(await scrollsSideways(page));
  }
  return found;
};
const everywhere = Object.fromEntries(sizes.map(([width, height]) => [`${width}x${height}`, true]));

describe.for([es, en])('the button that asks, in $language', (words) => {
  test('is in the window without scrolling, under a short form and under the longest with all its errors', async () => {
    const { page } = await deskIn(words);
    expect(await atEverySize(page, words.submit)).toEqual(everywhere);

    await page.getByLabel(words.country, { exact: true }).first().selectOption('BR');
    await page.locator('form label').filter({ hasText: 'Local' }).click();
    await page.locator('form summary').click();
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await page.getByText(words.fix).waitFor();
    expect(await atEverySize(page, words.submit)).toEqual(everywhere);
  });

  test('is there under every notice that can stand above the form', async () => {
    const { page } = await deskIn(words, newcomer({ credits: 1 }));
    await page.getByText(words.low).waitFor();
    await page.context().setOffline(true);
    await page.getByText(words.offline, { exact: true }).first().waitFor();
    expect(await atEverySize(page, words.submit)).toEqual(everywhere);
  });
});
