import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import release from '../../widget/release.json' with { type: 'json' };
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { sectionNames } from '../src/features/widget/documentation/sections.ts';
import { topics } from '../src/features/widget/topics.ts';
import { show } from './stage/screen.ts';

const looksRight = async (page: Page): Promise<void> => {
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('every page about the widget is there, can be read by anybody and fits a phone', async () => {
  const { page, complaints } = await show('/widget/documentation');
  for (const section of sectionNames) await page.locator(`#${section} h2`).waitFor();
  for (const topic of topics) {
    await page.goto(`/widget/${topic}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main h2, main form, main details').first().waitFor();
    await looksRight(page);
  }
  expect(complaints).toEqual([]);
});

test('questions are found by words without their accents, and one that nobody asked leads to support', async () => {
  const { page } = await show('/widget/faq');
  await page.getByRole('searchbox').fill('credito responde');
  await page.getByText('Un crédito cuando el banco responde').waitFor();
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('link', { name: 'Pedir soporte' }).click();
  await page.waitForURL('**/widget/support');
  expect(await page.getByRole('form').getAttribute('aria-label')).toBe('Pedir soporte');
});

test('a message to support says what it lacks, outlives a look elsewhere, and ends in its number', async () => {
  const { page, complaints } = await show('/widget/support');
  await page.getByLabel('Asunto').fill('El widget no aparece');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Escribe tu nombre').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.getByRole('link', { name: 'Preguntas frecuentes', exact: true }).click();
  await page.getByRole('searchbox').waitFor();
  await page.goBack();
  expect(await page.getByLabel('Asunto').inputValue()).toBe('El widget no aparece');
  await page.getByLabel('Tu nombre').fill('Lucía Ferrer');
  await page.getByLabel('Qué pasó y qué esperabas').fill('La página sigue vacía.\u200e\n¿Qué más permito?');
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  const id = (await page.locator('main b.mono').textContent()) ?? '';
  expect(id).toMatch(/^tkt_/);
  await looksRight(page);
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  expect(await page.getByLabel('Asunto').inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('a report sends what the page knows only where its writer says so', async () => {
  const { page, callsOf } = await show('/widget/bug-report');
  const write = async () => {
    await page.getByLabel('Tu nombre').fill('Lucía Ferrer');
    await page.getByLabel('Asunto').fill('Se cierra solo');
    await page.getByLabel('Qué hiciste, qué pasó y qué esperabas').fill('Lo abrí y se cerró.');
  };
  await write();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await write();
  await page.getByLabel('Código que recibió onError').selectOption('notAllowed');
  await page.getByRole('checkbox', { name: /Adjuntar estos datos/ }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  const [without, withSeen] = callsOf('POST /api/support').map(({ input: { body } }) => body);
  expect(without).not.toHaveProperty('seen');
  expect(withSeen?.seen).toMatchObject({ version: release.version, error: 'notAllowed' });
});
