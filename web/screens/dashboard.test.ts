import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextCursorHeader } from '#shared/contract/export.ts';
import { Answer } from '#functions/entry/implement.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { newcomer, showDesk, withHistory } from './samples/desk.ts';
import { pageOfHistory } from './samples/history.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Historial' });
const phone = { viewport: { width: 375, height: 812 } };
const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the history says how many results there are when it has seen all of them, and of a page otherwise', async () => {
  const { page } = await showDesk(await withHistory(21));
  await history(page).getByText('20 resultados en esta página', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('INVALID');
  await history(page).getByText('10 resultados', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('ERROR');
  await history(page).getByRole('status').getByText('0 resultados', { exact: true }).waitFor();
  await page.getByLabel('Estado').selectOption('');
  await page.getByRole('button', { name: 'Anteriores' }).click();
  await history(page).getByText('1 resultado en esta página', { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('filtering and opening a row leave the page where it stands, and the way back through the pages known', async () => {
  const { page } = await showDesk(await withHistory(41));
  const older = page.getByRole('button', { name: 'Anteriores' });
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await page.getByLabel('Entorno').selectOption('sandbox');
  await page.waitForURL('**environment=sandbox*');
  await page.locator('table[aria-busy="false"]').waitFor();
  expect(await scrolled(page)).toBe(before);

  await older.click();
  await page.waitForURL('**cursor=*');
  const second = page.url();
  await page.locator('table[aria-busy="false"]').waitFor();
  await older.click();
  await history(page).getByText('1 resultado en esta página').waitFor();
  await page.getByRole('button', { name: /^Ver detalles de/ }).press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: /xiste/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Más recientes' }).click();
  await history(page).getByText('20 resultados en esta página').waitFor();
  expect(page.url()).toBe(second);
});

test('a link to an older page of another day ends in the newest rows, and the way back does not lead to it', async () => {
  const by = await withHistory(21);
  const { page } = await showDesk(by);
  const { nextCursor } = await pageOfHistory(by.history, { limit: 20 });
  await page.goto(`/dashboard?days=7&cursor=${encodeURIComponent(nextCursor ?? '')}`);
  await history(page).getByText('20 resultados en esta página', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?days=7');
  expect(await page.getByLabel('Fecha').inputValue()).toBe('7');
  await page.goBack();
  expect(new URL(page.url()).search).toBe('');
});

test('details that cannot be had say so, and come once the browser is online, or when asked for again', async () => {
  const { page } = await showDesk(await withHistory(2));
  const details = page.getByRole('dialog');
  const rows = page.getByRole('button', { name: /^Ver detalles de/ });
  const failure = details.getByRole('alert').getByText('No pudimos abrir esta validación');
  const answer = details.getByRole('heading', { name: /xiste/ });

  await rows.first().waitFor();
  await page.context().setOffline(true);
  await rows.first().click();
  await failure.waitFor();
  await page.context().setOffline(false);
  await answer.waitFor();
  await page.keyboard.press('Escape');

  await page.route('**/api/validations/val_*', (route) => route.abort());
  await rows.nth(1).click();
  await failure.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.unroute('**/api/validations/val_*');
  await details.getByRole('button', { name: 'Reintentar' }).click();
  await answer.waitFor();
});

test('the sandbox offers its numbers, and another account begins with an empty form, by keyboard', async () => {
  const { page, complaints } = await showDesk(await withHistory(1));
  const number = page.getByLabel('Número de cuenta');
  const isFocused = () => number.evaluate((input) => input === document.activeElement);

  await page.getByRole('switch', { name: 'Modo sandbox' }).press('Space');
  await page.getByRole('button', { name: 'Ver números de prueba' }).press('Enter');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^No existe/ }).press('Enter');
  await page.getByRole('heading', { name: 'No existe' }).waitFor();

  await page.getByRole('button', { name: 'Validar otra' }).press('Enter');
  expect([await isFocused(), await number.inputValue()]).toEqual([true, '']);
  await page.getByText('Aquí verás lo que diga el banco').waitFor();
  expect(complaints).toEqual([]);
});

test('the history is exported whole, in however many parts it comes', async () => {
  const { page, answer, callsOf } = await showDesk(await withHistory(2), { acceptDownloads: true });
  const part = (row: string) => `Fecha,Estado\r\n${row},VALID\r\n`;
  answer({
    'POST /api/validations/export': ({ body: { cursor } }) =>
      cursor === undefined ? new Answer(part('1'), { [nextCursorHeader]: 'more' }) : part('2'),
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toBe('\uFEFFFecha,Estado\r\n1,VALID\r\n2,VALID\r\n');
  expect(callsOf('POST /api/validations/export')).toHaveLength(2);
});

test('who has no history yet is led to an example', async () => {
  const { page } = await showDesk();
  await history(page).getByRole('button', { name: 'Validar un número de prueba' }).press('Enter');
  await page.getByRole('row').filter({ hasText: 'Sandbox' }).waitFor();
  expect(await page.getByRole('switch', { name: 'Modo sandbox' }).isChecked()).toBe(true);
});

test('on a phone a row says what was only a test, and hides as many digits as it has dots', async () => {
  const { page } = await showDesk(await withHistory(2), phone);
  const row = page.getByRole('row').last();
  await row.getByText('Sandbox', { exact: true }).waitFor();
  await row.getByText('Existe', { exact: true }).waitFor();
  expect(await row.getByRole('button').textContent()).toBe('999700•••••••00001');
  expect(await scrollsSideways(page)).toBe(false);
});

test('on a phone the details keep their title and the way out in sight, to the end', async () => {
  const { page } = await showDesk(await withHistory(1), phone);
  const details = page.getByRole('dialog', { name: 'Validación' });
  await page.getByRole('button', { name: /^Ver detalles de/ }).click();
  await details.getByRole('button', { name: 'Validar de nuevo' }).scrollIntoViewIfNeeded();
  expect(await details.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect.poll(() => topOf(details.getByRole('heading', { name: 'Validación' }))).toBeGreaterThan(0);
  await details.getByRole('button', { name: 'Cerrar' }).click();
  await details.waitFor({ state: 'hidden' });
});

test('on a phone the number that is not there yet is drawn to its check digit', async () => {
  const { page } = await showDesk(newcomer(), { viewport: { width: 320, height: 700 } });
  await history(page).getByText('Aquí verás cada cuenta que valides').waitFor();
  const ends = await page
    .locator('[data-ghost]')
    .evaluateAll((ghosts) =>
      ghosts.map((ghost) => [ghost.lastElementChild?.getBoundingClientRect(), ghost.getBoundingClientRect()]),
    );
  expect(ends).toHaveLength(1);
  for (const [check, ghost] of ends) {
    expect(check?.right).toBeLessThanOrEqual(ghost?.right ?? 0);
    expect(check?.bottom).toBeLessThanOrEqual(ghost?.bottom ?? 0);
  }
});

test('a history that cannot be read for want of a connection says so, and comes with the connection', async () => {
  const { page } = await showDesk(await withHistory(1));
  await history(page).getByText('1 resultado', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  await page.getByText('No hay conexión a internet. Expórtalo cuando vuelva.').waitFor();
  await page.getByLabel('Estado').selectOption('INVALID');
  await history(page).getByText('No hay conexión a internet. Lo cargaremos en cuanto vuelva.').waitFor();
  await page.context().setOffline(false);
  await history(page).getByText('0 resultados', { exact: true }).waitFor();
  expect(await history(page).getByRole('alert').count()).toBe(0);
});
