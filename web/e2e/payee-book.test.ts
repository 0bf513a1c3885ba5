import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabeOf, clabes } from '../../infra/testing/accounts.ts';
import { control } from '../../infra/testing/control.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { openBrowser, openDesk, sandboxNumber } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const numberAt = (serial: number) => clabeOf(`0021150160${String(serial).padStart(7, '0')}`);
const number = (page: Page) => page.getByLabel('Número de cuenta');
const list = (page: Page) => page.getByRole('region', { name: 'Beneficiarios' });

const ask = ({ call }: Customer, accountNumber: string) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber } });
const learned = async () => {
  for (const one of ['PublishEvents', 'RememberPayees']) await control(cloud, '/events/drain', { function: one });
};
const balanceOf = async ({ call }: Customer) => (await call('GET /api/credits', {})).balance;
const book = ({ call }: Customer) => call('GET /api/payee-book', {});

/** All payees, without what another saving writes anew. */
const wholeBook = async ({ call }: Customer) => {
  const { data } = await call('GET /api/payees', {});
  const all = await Promise.all(data.map(({ id }) => call('GET /api/payees/{id}', { params: { id } })));
  return all
    .map(({ name, document, accounts }) => ({
      name,
      document,
      accounts: accounts
        .map(({ country, accountFormat, accountNumber, asked, bank, confirmed }) => ({
          ...asked,
          document: null,
          country,
          accountFormat,
          accountNumber,
          bank,
          confirmed,
        }))
        .toSorted((a, b) => a.accountNumber.localeCompare(b.accountNumber)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

test('what is saved out of an answer can be taken back, and the book is as it was before', async () => {
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await number(page).fill(clabes.masked);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await page.getByRole('link', { name: 'Guardado: ver su historia' }).waitFor();
  expect((await book(customer)).payees).toBe(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Ya no está guardado').waitFor();
  await save.waitFor();
  await learned();
  expect((await book(customer)).payees).toBe(0);
  expect(complaints).toEqual([]);
});

test('payees are brought out of the history: those with a document at once, others when they are ticked', async () => {
  const customer = await signUp(cloud);
  await customer.call('PATCH /api/payee-book', { body: { savesByDocument: false } });
  await ask(customer, clabes.company);
  await ask(customer, clabes.masked);
  await learned();
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/payees');
  await page.getByRole('button', { name: /Traer .*del historial/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Traer beneficiarios' });
  await dialog.getByRole('button', { name: 'Traer 1' }).waitFor();
  await dialog.getByRole('checkbox', { name: /no se une a otro/ }).check();
  await dialog.getByRole('button', { name: 'Traer 2' }).click();
  await page.getByText('2 beneficiarios nuevos').waitFor();
  await expect.poll(() => list(page).getByRole('listitem').count()).toBe(2);
  expect([(await book(customer)).payees, await balanceOf(customer)]).toEqual([2, 3]);
});

test('a rhythm says its price before it is paid, and a round without credits says how to go on', async () => {
  const customer = await signUp(cloud);
  await customer.call('POST /api/payees', { body: { name: 'Óscar', country: 'MX', accountNumber: numberAt(3) } });
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/payees');
  await page.getByRole('radio', { name: 'Mensual' }).check();
  await page.getByText(/1 crédito al mes\. La próxima, el/).waitFor();
  await page.getByText(/1 beneficiario, 1 crédito\. Te quedarán 4\./).waitFor();
  expect(await balanceOf(customer)).toBe(5);
  await page.route('**/api/payee-book', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), paused: 1, nextRound: null } });
  });
  await page.reload();
  await page.getByText('1 beneficiario espera créditos para validarse.').waitFor();
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  await page.getByRole('dialog').waitFor();
});

test('two quick clicks on «Validar ahora» pay once, and the answer stands in the story', async () => {
  const customer = await signUp(cloud);
  await customer.call('POST /api/payees', { body: { name: 'Persona', country: 'MX', accountNumber: clabes.person } });
  const { page } = await openDesk(browser, cloud, customer);
  await page.goto('/payees');
  await page.getByRole('button', { name: /Validar ahora/ }).dblclick();
  await page.getByRole('link', { name: 'Ver el resultado' }).waitFor();
  await learned();
  await page.getByText(/^Titular, según el banco:/).waitFor();
  expect(await balanceOf(customer)).toBe(4);
});

test('an account that was validated leads to its answer, which costs nothing', async () => {
  const customer = await signUp(cloud);
  const { beneficiary } = await ask(customer, clabes.person);
  await learned();
  const { page } = await openDesk(browser, cloud, customer);
  await number(page).fill(clabes.person);
  await page.getByText(/Ya validaste esta cuenta hace/).waitFor();
  await page.getByRole('button', { name: 'Ver el resultado' }).click();
  await page.getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
  const answer = page.getByRole('dialog', { name: 'Validación' });
  await answer
    .getByText(beneficiary ?? '')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'hidden' });
  await number(page).fill(numberAt(9));
  await page.getByText(/Ya validaste esta cuenta/).waitFor({ state: 'hidden' });
  expect(await balanceOf(customer)).toBe(4);
});

test('the sandbox says what it will answer, and knows no payee', async () => {
  const customer = await signUp(cloud);
  await ask(customer, clabes.person);
  await learned();
  const { page } = await openDesk(browser, cloud, customer);
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  await number(page).fill(sandboxNumber);
  await page.getByText('El sandbox contestará: Existe').waitFor();
  await number(page).fill(clabes.person);
  await page.getByText(/El sandbox contestará/).waitFor();
  expect(await page.getByText(/Ya validaste esta cuenta/).count()).toBe(0);
});

test('a book that is downloaded, deleted and brought back is the same book', async () => {
  const customer = await signUp(cloud);
  const payees = [
    {
      name: '=Óscar; "González"',
      country: 'MX',
      accountNumber: numberAt(2),
      documentType: 'RFC',
      documentNumber: 'FBA150312KL3',
    },
    {
      name: 'Dos cuentas',
      country: 'MX',
      accountNumber: numberAt(3),
      documentType: 'RFC',
      documentNumber: 'GODE561231GR8',
    },
    {
      name: 'Dos cuentas',
      country: 'MX',
      accountNumber: numberAt(4),
      documentType: 'RFC',
      documentNumber: 'GODE561231GR8',
    },
    { name: 'Alias', country: 'AR', accountNumber: 'simula.empresa' },
    {
      name: 'Chile SpA',
      country: 'CL',
      accountNumber: '0070500001',
      bankCode: '012',
      accountType: 'CHECKING',
      documentType: 'RUT',
      documentNumber: '12.345.678-5',
    },
    { name: 'Chave', country: 'BR', accountFormat: 'PIX', accountNumber: 'fulano@exemplo.com' },
    { name: 'Sin cuenta' },
  ] as const;
  const { refused } = await customer.call('POST /api/payees/import', { body: { payees: [...payees] } });
  expect(refused).toEqual([]);
  const before = await wholeBook(customer);
  expect(before).toHaveLength(6);
  const { page } = await openDesk(browser, cloud, customer, { acceptDownloads: true });
  await page.goto('/payees');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar beneficiarios en CSV' }).click();
  const buffer = readFileSync(await (await download).path());
  const { data } = await customer.call('GET /api/payees', {});
  for (const { id } of data) await customer.call('DELETE /api/payees/{id}', { params: { id } });
  await page.reload();
  await page.getByRole('button', { name: 'Subir CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traer beneficiarios' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'beneficiarios.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: /Traer \d sin validar/ }).click();
  await page.getByText('6 beneficiarios nuevos').waitFor();
  expect(await wholeBook(customer)).toEqual(before);
});
