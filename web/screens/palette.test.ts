import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../e2e/browser.ts';
import { focused } from '../e2e/keyboard.ts';
import { newcomer, showDesk, withHistory } from './samples/desk.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar o ir a' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option').filter({ hasText: name });

test('on arrival the number has the focus, on a touch screen it does not', async () => {
  const { page } = await showDesk();
  await expect.poll(() => focused(page)).toContain('Número de cuenta');
  const touch = await showDesk(newcomer(), { hasTouch: true, isMobile: true });
  expect(await focused(touch.page)).toBe('');
});

test('the palette finds answers, places and actions by keyboard alone, and gives the focus back', async () => {
  const { page } = await showDesk(await withHistory(3));
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Número de cuenta');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('luna');
  await option(page, /LUNA NUEVA/)
    .first()
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(
    await option(page, /LUNA NUEVA/)
      .nth(1)
      .getAttribute('aria-selected'),
  ).toBe('true');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Validación' });
  await details.waitFor();
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'hidden' });

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('suscripcion');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/subscriptions');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('otra cuenta');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect.poll(() => focused(page)).toContain('Número de cuenta');

  await page.getByRole('button', { name: 'Buscar o ir a' }).click();
  await page.keyboard.type('tema oscuro');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tema claro' }).waitFor();
});

test('keys lead everywhere, never out of a field that is being typed in', async () => {
  const { page } = await showDesk();
  await page.getByLabel('A quién esperas pagar').fill('');
  await page.keyboard.type('ng?/a');
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('ng?/a');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  expect(await focused(page)).toContain('Número de cuenta');
  expect(await page.getByLabel('Número de cuenta').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Atajos' });
  await sheet.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  expect(page.url()).toContain('/dashboard');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL('**/api');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.waitForURL('**/dashboard');
});

test('help is a few keys away: its home, its articles by their words, documentation and a person', async () => {
  const { page, complaints } = await showDesk();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('me cobraron y el banco no respondio');
  await option(page, '¿se cobró el crédito?').click();
  await page.waitForURL('**/help-center/sin-respuesta');
  await page.goto('/dashboard');
  await page.getByLabel('Número de cuenta').waitFor();
  for (const [keys, address] of [
    ['go', '**/support'],
    ['gh', '**/help-center'],
  ] as const) {
    await page.keyboard.press('Escape');
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForURL(address);
  }
  await page.goto('/dashboard');
  await page.getByLabel('Número de cuenta').waitFor();
  for (const name of [
    'Documentación',
    'Estado del servicio',
    'API: webhooks',
    'Referencia de la API',
    'Cerrar sesión',
  ]) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(name);
    await option(page, name).first().waitFor();
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
});
