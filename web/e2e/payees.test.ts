import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { control } from '../../infra/testing/control.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const list = (page: Page) => page.getByRole('region', { name: 'Beneficiarios' });

const asking = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
const ask = ({ call }: Customer, accountNumber: string, more: object = {}) =>
  call('POST /api/validations', { body: { country: 'MX', accountNumber, ...more } }, asking());
const learned = async () => {
  for (const one of ['PublishEvents', 'RememberPayees']) await control(cloud, '/events/drain', { function: one });
};

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
