import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabeOf, clabes } from '../../infra/testing/accounts.ts';
import { control } from '../../infra/testing/control.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { press, tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const phone = { viewport: { width: 375, height: 812 } };
const numberAt = (serial: number) => clabeOf(`0021150160${String(serial).padStart(7, '0')}`);

const open = async (customer: Customer, options = {}) => {
  const visited = await openDesk(browser, cloud, customer, options);
  await visited.page.goto('/payees');
  await visited.page.getByRole('region', { name: 'Beneficiarios' }).waitFor();
  return visited;
};
const openNew = async () => {
  const visited = await openDesk(browser, cloud, await signUp(cloud));
  await visited.page.goto('/payees');
  await visited.page.getByText('Aquí recordamos a quién pagas').waitFor();
  return visited;
};

const list = (page: Page) => page.getByRole('region', { name: 'Beneficiarios' });

const save = (customer: Customer, name: string, accountNumber: string, documentNumber?: string) =>
  customer.call('POST /api/payees', {
    body: { name, country: 'MX', accountNumber, ...(documentNumber && { documentType: 'RFC', documentNumber }) },
  });

const asking = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
const ask = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } }, asking());
const learned = async () => {
  for (const one of ['PublishEvents', 'RememberPayees']) await control(cloud, '/events/drain', { function: one });
};

/** Three payees, one of them answered before. */
const withPayees = async () => {
  const customer = await signUp(cloud);
  const { beneficiary } = await ask(await signUp(cloud), clabes.person);
  const name = beneficiary ?? '';
  const document = { documentType: 'RFC', documentNumber: 'HFG170822M38' };
  await save(customer, name, clabes.company, document.documentNumber);
  await ask(customer, clabes.company, document);
  await learned();
  await ask(customer, clabes.person, { beneficiaryName: name, ...document });
  await learned();
  await save(customer, 'Ferretera del Bajío', numberAt(2), 'FBA150312KL3');
  await save(customer, 'Óscar González', numberAt(3));
  return { customer, name };
};

test('the list stands beside the payee it begins with, and everything of it can be reached', async () => {
  const { customer, name } = await withPayees();
  const { page, complaints } = await open(customer);
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

/** Whom the bank names for an account. */
const holderOf = async (accountNumber: string) => (await ask(await signUp(cloud), accountNumber)).beneficiary ?? '';

/** Types an account and whom it should belong to, and asks the bank. */
const validate = async (page: Page, accountNumber: string, name: string) => {
  await page.getByLabel('Número de cuenta').fill(accountNumber);
  await page.getByLabel('A quién esperas pagar').fill(name);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
};

const tells = (where: Page | Locator) => where.getByText(/Este proveedor tenía otra cuenta hasta el/);

/** A supplier that its first answer saved, and whose second account was asked about, in the browser. */
const withOtherAccount = async () => {
  const customer = await signUp(cloud);
  const name = await holderOf(clabes.company);
  const visited = await openDesk(browser, cloud, customer);
  const { page } = visited;
  await validate(page, clabes.company, name);
  await page.getByRole('heading', { name: 'Es de quien esperas' }).waitFor();
  await learned();
  await page.getByLabel('Número de cuenta').fill(clabes.companyElsewhere);
  await page.getByLabel('A quién esperas pagar').fill(name);
  return { ...visited, customer, name };
};

const form = (page: Page) => page.getByRole('form', { name: 'Nueva validación' });

test('a supplier with another account is told on the form, in the answer, in the list and in its story, until it is confirmed', async () => {
  const { page, customer, name, complaints } = await withOtherAccount();
  await tells(form(page)).waitFor();
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: /^Este proveedor tenía otra cuenta hasta el/ }).waitFor();
  await learned();
  await page.getByRole('link', { name: 'Revisar el cambio' }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  await page.getByText('1 cambió.', { exact: false }).waitFor();
  await page.getByLabel('Mostrar').selectOption('changed');
  await list(page)
    .getByRole('link', { name: new RegExp(name) })
    .waitFor();
  const story = page.getByRole('region', { name });
  await tells(story).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ya lo confirmé' }).click();
  await tells(page).waitFor({ state: 'hidden' });
  await page.getByText('Ninguno de tus beneficiarios cambió.').waitFor();
  expect((await customer.call('GET /api/payee-book', {})).changed).toBe(0);
  await page.goto('/dashboard');
  await validate(page, clabes.companyElsewhere, name);
  await page.getByRole('heading', { name: 'Es de quien esperas' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an account that is refused leaves the supplier, and is told again when somebody asks about it', async () => {
  const { page, customer, name } = await withOtherAccount();
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: /^Este proveedor tenía otra cuenta hasta el/ }).waitFor();
  await learned();
  await page.goto('/payees');
  await page.getByRole('button', { name: 'No es suya' }).click();
  await page.getByText('Quitamos la cuenta').waitFor();
  await tells(page).waitFor({ state: 'hidden' });
  await page.goto('/dashboard');
  await validate(page, clabes.companyElsewhere, name);
  await page.getByRole('heading', { name: /^Este proveedor tenía otra cuenta hasta el/ }).waitFor();
  await learned();
  await page.goto('/payees?show=changed');
  await list(page)
    .getByRole('link', { name: new RegExp(name) })
    .waitFor();
  expect((await customer.call('GET /api/payee-book', {})).changed).toBe(1);
});

test('a search finds by name and number, keeps both out of the address, and offers the nearest name', async () => {
  const { customer } = await withPayees();
  const { page } = await open(customer);
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
  const { customer, name } = await withPayees();
  const { page } = await open(customer, phone);
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
  const { customer, name } = await withPayees();
  const { page } = await open(customer, { acceptDownloads: true });
  await page.getByRole('button', { name: 'Traer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /Guardar los próximos solos/ })
    .click();
  await expect.poll(async () => (await customer.call('GET /api/payee-book', {})).savesByDocument).toBe(false);
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
