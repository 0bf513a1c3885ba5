import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { accessibilityViolations, logOutElsewhere, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { focused, press, tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const number = (serial: number) => clabeOf(`0021150160${String(serial).padStart(7, '0')}`);
const wrong = (right: string) => right.slice(0, -1) + ((Number(right.at(-1)) + 3) % 10);
/** Three good rows, one of them twice, and one whose last digit is wrong. */
const rows = [
  ['beneficiario', 'clabe', 'folio'],
  ['Ferretera del Bajío', number(1), '0412'],
  ['Molinos San Isidro', number(2), '0413'],
  ['Textiles Andinos', wrong(number(3)), '0414'],
  ['Ferretera del Bajío', number(1), '0415'],
];
const file = {
  name: 'proveedores.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
};

const words = {
  es: {
    create: 'Lote nuevo',
    choose: 'Elegir archivo',
    review: 'Revisar',
    next: 'Siguiente error',
    left: 'Ninguna fila con error',
    start: 'Empezar',
    send: 'Enviar 4 filas',
  },
  en: {
    create: 'New batch',
    choose: 'Choose file',
    review: 'Review',
    next: 'Next error',
    left: 'No row has errors',
    start: 'Start',
    send: 'Send 4 rows',
  },
} as const;

const builder = (page: Page) => page.getByRole('dialog');
const grid = (page: Page) => page.getByRole('grid');

const chooseByKeyboard = async (page: Page, name: string) => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, name);
  await (await chooser).setFiles(file);
};

/** Past the columns, should they be asked about. */
const toRows = async (page: Page, review: string) => {
  const ask = builder(page).getByRole('button', { name: new RegExp(`^${review} \\d`) });
  await grid(page).or(ask).first().waitFor();
  if (await ask.isVisible()) await ask.press('Enter');
  await grid(page).waitFor();
};

test.for(['es', 'en'] as const)('a batch is made by keyboard alone, in %s', async (language) => {
  const said = words[language];
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await page.context().addCookies([{ name: 'language', value: language, url: cloud.dashboard }]);
  await page.goto('/batch');
  await page.getByRole('button', { name: said.create }).first().waitFor();
  await press(page, said.create);
  await builder(page).getByRole('button', { name: said.choose }).waitFor();
  expect(await focused(page)).toBe(said.choose);
  expect(await accessibilityViolations(page)).toEqual([]);
  await chooseByKeyboard(page, said.choose);
  await toRows(page, said.review);
  await press(page, said.next);
  await expect.poll(() => focused(page)).toMatch(/^002/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.type(number(3));
  await page.keyboard.press('Enter');
  await builder(page).getByText(said.left).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+z');
  await builder(page).getByText(said.left).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(number(3).slice(-1));
  await page.keyboard.press('Enter');
  await builder(page).getByText(said.left).waitFor({ state: 'attached' });
  await press(page, said.start);
  await builder(page).getByRole('button', { name: said.send }).waitFor();
  await tabTo(page, said.send);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/batch\/bat_/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await customer.call('GET /api/batches/{id}', { params: { id } })).name).toBe('proveedores');
  expect(complaints).toEqual([]);
});

test('a draft outlives a reload as it was corrected, is sent nowhere, and is discarded only when that is confirmed', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/batch');
  const begin = () => page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await begin();
  await builder(page).locator('input[type=file]').setInputFiles(file);
  await toRows(page, 'Revisar');
  await grid(page).getByText('Termina en').waitFor();
  await builder(page).getByRole('button', { name: 'Omitir fila' }).click();
  await builder(page).getByText('Omitida: no se envía.').waitFor();
  await page.getByRole('button', { name: 'Cerrar' }).first().click();
  await page.getByText('Tu borrador queda en este navegador').waitFor();
  await page.reload();
  await begin();
  await builder(page).getByText('proveedores.csv').waitFor();
  await builder(page).getByRole('button', { name: 'Seguir' }).click();
  await toRows(page, 'Revisar');
  await builder(page).getByText('Omitida: no se envía.').waitFor();
  await builder(page).getByRole('button', { name: 'Descartar', exact: true }).click();
  await page.getByRole('button', { name: 'Conservar' }).click();
  await grid(page).waitFor();
  await builder(page).getByRole('button', { name: 'Descartar', exact: true }).click();
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await builder(page).getByRole('button', { name: 'Elegir archivo' }).waitFor();
  expect(await builder(page).getByText('proveedores.csv').count()).toBe(0);
  expect(sent.filter((url) => !url.endsWith('/api/'))).toEqual([]);
});

test('rows pasted on a phone are read, and nothing is wider than its screen', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer, { viewport: { width: 375, height: 812 } });
  await page.goto('/batch');
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).getByRole('button', { name: 'Elegir archivo' }).waitFor();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    },
    rows.map((row) => row.join('\t')).join('\r\n'),
  );
  await toRows(page, 'Revisar');
  await grid(page).getByText('Termina en').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('what is wrong with rows is explained in a tab of its own, and the draft stays as it is', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto('/batch');
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).locator('input[type=file]').setInputFiles(file);
  await toRows(page, 'Revisar');
  const [why] = await Promise.all([
    page.waitForEvent('popup'),
    builder(page)
      .getByRole('link', { name: /^¿Por qué pasa esto\?/ })
      .press('Enter'),
  ]);
  await why.getByRole('heading', { level: 1, name: 'mx.clabe.check_digit' }).waitFor();
  expect(await why.locator('html').getAttribute('lang')).toBe('es');
  await grid(page).getByText('Termina en').waitFor();
});

/** The databases of this browser that hold anything. */
const keptRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [kept] = await indexedDB.databases();
    if (!kept?.name) return 0;
    const { name } = kept;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const counts = [...database.objectStoreNames].map(
      (store) =>
        new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.addEventListener('success', () => resolve(request.result));
        }),
    );
    const all = await Promise.all(counts);
    database.close();
    return all.reduce((sum, count) => sum + count, 0);
  });

const leavings = {
  'who logs out in another tab': (page: Page) => logOutElsewhere(page),
  'who logs out': async (page: Page, { email }: Customer) => {
    await page.getByRole('button', { name: 'Cerrar' }).first().click();
    await page.getByLabel(`Cuenta de ${email}`).press('Enter');
    await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  },
  'whose session ended': async (page: Page, { call }: Customer) => {
    await call('POST /api/auth/logout', {});
    await page.reload();
  },
} as const;

test.for(Object.entries(leavings))('nothing of a draft stays in the browser of %s', async ([, leave]) => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/batch');
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).locator('input[type=file]').setInputFiles(file);
  await toRows(page, 'Revisar');
  await expect.poll(() => keptRows(page)).toBeGreaterThan(0);
  // Not written down yet when the session ends: nor is it later.
  await builder(page).getByRole('button', { name: 'Omitir fila' }).click();
  await leave(page, customer);
  await page.waitForURL('**/login');
  await expect.poll(() => keptRows(page)).toBe(0);
});

test('where the browser keeps nothing the builder says so, and asks before a draft is lost', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/batch');
  // Held open at a version that nobody else comes with, as good as refused.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('batch-desk').addEventListener('success', () => {
          indexedDB.open('batch-desk', 1_000).addEventListener('success', resolve);
        });
      }),
  );
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).locator('input[type=file]').setInputFiles(file);
  await toRows(page, 'Revisar');
  await builder(page).getByText('Este navegador no guarda tu borrador').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar' }).first().click();
  await page.getByRole('dialog', { name: '¿Descartar el borrador?' }).waitFor();
});

test('a correction is offered to all rows with the same text, and made in them by keyboard at once', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/batch');
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).locator('input[type=file]').setInputFiles(file);
  await toRows(page, 'Revisar');
  const cell = page.getByRole('gridcell', { name: 'Ferretera del Bajío' });
  await cell.first().click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ferretera Norte');
  await page.keyboard.press('Enter');
  await builder(page).getByRole('button', { name: 'Aplicar a otra fila con el mismo texto' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Shift+Enter');
  const corrected = page.getByRole('gridcell', { name: 'Ferretera Norte' });
  await expect.poll(() => corrected.count()).toBe(2);
  await page.keyboard.press('Control+z');
  await expect.poll(() => corrected.count()).toBe(1);
});
