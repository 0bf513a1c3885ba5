import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';
import { press, tabTo } from '../e2e/keyboard.ts';
import { answered, payeeAnswers, payeeOf, type Book } from './samples/payees.ts';
import { show, type ScreenOptions } from './stage/screen.ts';

const phone = { viewport: { width: 375, height: 812 } };
const numberAt = (serial: number) => clabeOf(`0021150160${String(serial).padStart(7, '0')}`);

const name = 'HIERROS Y FORJAS DEL GOLFO SA DE CV';

/** Three payees, one of them answered before. */
const three = (): Book => ({
  payees: [
    answered(payeeOf(name, numberAt(1), 'HFG170822M38'), name),
    payeeOf('Ferretera del Bajío', numberAt(2), 'FBA150312KL3'),
    payeeOf('Óscar González', numberAt(3)),
  ],
  savesByDocument: true,
});

const list = (page: Page) => page.getByRole('region', { name: 'Beneficiarios' });

const openBook = async (book = three(), shown: ScreenOptions = {}) => {
  const screen = await show('/payees', { answers: payeeAnswers(book), ...shown });
  await list(screen.page).waitFor();
  return { ...screen, book };
};

const openNew = async () => {
  const screen = await show('/payees', { answers: payeeAnswers({ payees: [], savesByDocument: true }) });
  await screen.page.getByText('Aquí recordamos a quién pagas').waitFor();
  return screen;
};

test('the list stands beside the payee it begins with, and everything of it can be reached', async () => {
  const { page, complaints } = await openBook();
  await page.getByText('3 a quienes pagas.', { exact: false }).waitFor();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await page.getByRole('table', { name: /Cuentas y titulares/ }).waitFor({ state: 'attached' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await list(page)
    .getByRole('link', { name: /Ferretera/ })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Ferretera del Bajío' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a search finds by name and number, keeps both out of the address, and offers the nearest name', async () => {
  const { page } = await openBook();
  const box = page.getByRole('searchbox');
  await box.fill('gonzalez');
  await list(page)
    .getByRole('link', { name: /Óscar González/ })
    .waitFor();
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(1);
  await box.fill('ferretera norte');
  await page.getByText('Nadie se llama «ferretera norte»').waitFor();
  await box.fill('');
  await list(page)
    .getByRole('link', { name: /Ferretera/ })
    .waitFor();
  await box.fill('feretera bajio');
  await page.getByRole('button', { name: 'Ferretera del Bajío' }).click();
  await list(page)
    .getByRole('link', { name: /Ferretera/ })
    .waitFor();
  expect(page.url()).not.toMatch(/ferretera|gonzalez/i);
});

test('on a phone a payee has a page of its own, with its name, its rhythm and the way back', async () => {
  const { page } = await openBook(three(), phone);
  await list(page)
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('radio', { name: 'Mensual' }).click();
  await page.getByText(/1 crédito al mes\. La próxima, el/).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Beneficiarios', exact: true }).first().click();
  await list(page)
    .getByRole('link', { name: new RegExp(name) })
    .waitFor();
});

test('payees come out of a file, by keyboard, and what is wrong with a row is said by its line', async () => {
  const { page } = await openNew();
  await page.getByRole('button', { name: 'Subir CSV' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Traer beneficiarios' });
  const wrong = `${numberAt(5).slice(0, -1)}${(Number(numberAt(5).slice(-1)) + 1) % 10}`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'proveedores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Proveedor,País,CLABE,RFC\nUno,MX,${numberAt(4)},FBA150312KL3\nDos,MX,${wrong},\n`),
  });
  await dialog.getByText('1 beneficiario, 1 fila por corregir').waitFor();
  await dialog.getByText('Fila 3, Dos:').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page, 'Traer 1 sin validar');
  await page.getByText('1 beneficiario nuevo').waitFor();
  await list(page).getByRole('link', { name: /Uno/ }).waitFor();
});

test('payees come out of the history, and can be downloaded', async () => {
  const { page, answer, book } = await openBook(three(), { acceptDownloads: true });
  answer({ 'GET /api/payees/export': `Nombre\r\n${name}\r\n` });
  await page.getByRole('button', { name: 'Traer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /Guardar los próximos solos/ })
    .click();
  await expect.poll(() => book.savesByDocument).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar beneficiarios en CSV' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(name);
});

test('one is saved by hand and deleted again, by keyboard alone', async () => {
  const { page } = await openNew();
  await press(page, 'Nuevo');
  await page.keyboard.type('Cartón Pacífico');
  await tabTo(page, 'Número de cuenta');
  await page.keyboard.type(numberAt(6));
  await press(page, 'Guardar');
  await page.getByRole('heading', { name: 'Cartón Pacífico' }).waitFor();
  await press(page, 'Eliminar');
  await press(page, 'Eliminar');
  await page.getByText('Aquí recordamos a quién pagas').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test.for<readonly [string, string]>([
  ['the last four digits', numberAt(2).slice(-4)],
  ['part of the name without accents', 'oscar gonz'],
  ['its document with blanks', 'fba 150312 kl3'],
])('somebody is found by %s', async ([, search]) => {
  const payees = [
    payeeOf('Óscar González del Bajío', numberAt(2), 'FBA150312KL3'),
    payeeOf('Cartón Pacífico', numberAt(77)),
  ];
  const { page } = await openBook({ payees, savesByDocument: true });
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(2);
  await page.getByRole('searchbox').fill(search);
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(1);
  await list(page).getByRole('link', { name: /Óscar/ }).waitFor();
});
