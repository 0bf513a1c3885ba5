import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { showDesk } from './samples/desk.ts';
import { open } from './stage/screen.ts';

const samples = ['/help-center', '/help-center/invalida-o-sin-respuesta', '/faq'];
const faces = samples.flatMap((path) =>
  (['es', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      path: language === 'en' ? `${path}?lang=en` : path,
      width: language === 'en' ? 375 : 1440,
      colorScheme,
    })),
  ),
);

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en la ayuda' });
const results = (page: Page) => page.locator('.hits').getByRole('link');

test.for(faces)('$path is for everybody at $width px in $colorScheme', async ({ path, width, colorScheme }) => {
  const viewport = { width, height: 900 };
  const { page, complaints } = await open({ user: 'guest', viewport, colorScheme });
  await page.goto(path);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(complaints).toEqual([]);
});

describe('the help centre', () => {
  test.for<[string, string]>([
    ['me cobraron y el banco no contesto', 'El banco no respondió: ¿se cobró el crédito?'],
    ['excel me borro los ceros', 'Excel borró los ceros de mis cuentas'],
    ['webook no llega', 'Un webhook dejó de llegar'],
  ])('answers “%s” in two steps: type, and open', async ([words, title]) => {
    const { page, complaints } = await open({ user: 'guest' });
    await page.goto('/help-center');
    await field(page).fill(words);
    await results(page).filter({ hasText: title }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(complaints).toEqual([]);
  });

  test('says how many answers there are and how it read a word, and is used by keyboard alone', async () => {
    const { page } = await open({ user: 'guest' });
    await page.goto('/help-center');
    await field(page).fill('cobraron sin repuesta');
    await page.getByText('corregido').waitFor();
    expect(await page.locator('.hits [role=status] b').innerText()).toBe('respuesta');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help-center/*');
    await page.goto('/help-center');
    await field(page).fill('zzzzzzzz');
    await page.getByText('Nada con esas palabras').waitFor();
  });

  test('answers words that somebody is led here with', async () => {
    const { page } = await open({ user: 'guest' });
    await page.goto('/help-center?lang=en&q=leading%20zeros');
    await expect.poll(() => results(page).first().innerText()).toContain('Excel removed the zeros');
  });

  test('is whole without scripts: every article by its task, and no field that would not work', async () => {
    const { page } = await open({ user: 'guest', javaScriptEnabled: false });
    await page.goto('/help-center');
    expect(await page.locator('input').isVisible()).toBe(false);
    expect(await page.locator('.tasks').getByRole('link').count()).toBeGreaterThan(40);
    await page.getByRole('link', { name: 'El titular no coincide' }).click();
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Qué comparamos');
  });

  test('knows who is signed in: the end of an article leads guests to the form of all, and customers to their own', async () => {
    const way = (page: Page) => page.locator('.article-foot').getByRole('link', { name: 'Escríbenos' });
    const { page: guest } = await open({ user: 'guest' });
    await guest.goto('/help-center/sesiones');
    expect(await way(guest).getAttribute('href')).toBe('/contact');
    const { page: customer } = await showDesk();
    await customer.goto('/help-center/sesiones');
    expect(await way(customer).getAttribute('href')).toBe('/support');
  });
});

test('a frequent question is opened by its address', async () => {
  const { page } = await open({ user: 'guest' });
  await page.goto('/faq#expiry');
  await page.getByText('al terminar el mes pagado').waitFor();
  expect(await page.getByText('al terminar el mes pagado').isVisible()).toBe(true);
});

test('an answer that nobody gave leads to why, in another tab, and a place that is empty to how it works', async () => {
  const { page } = await showDesk();
  const how = page.getByRole('link', { name: /^Cómo funciona/ });
  expect(await how.first().getAttribute('href')).toMatch(/^\/help-center\//);
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  // Ends in 31: nobody answers.
  await page.getByLabel('Número de cuenta').fill('999700000000000031');
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const why = page.getByRole('link', { name: /^¿Por qué pasa esto\?/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), why.first().click()]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).pathname).toBe('/help-center/sin-respuesta');
  expect(await page.getByLabel('Número de cuenta').inputValue()).not.toBe('');
});
