import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, guest, signUp, statusOf, type Customer } from '../../infra/testing/customer.ts';
import { tableIn } from '../../infra/testing/table-in.ts';
import { knownAs } from '#functions/notices/known-as.ts';
import { keys } from '#functions/store/table/keys.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const cardOf = async (customer: Customer) => {
  const desk = await openDesk(browser, cloud, customer);
  await desk.page.goto('/account');
  return { ...desk, card: desk.page.getByRole('region', { name: 'Tus datos' }) };
};

test('years are chosen with a button, by keyboard too; fewer say what goes, before anything does', async () => {
  const customer = await signUp(cloud);
  const { page, card, complaints } = await cardOf(customer);
  const years = card.getByLabel('Guardar las validaciones');
  await expect.poll(() => years.inputValue()).toBe('5');
  const save = card.getByRole('button', { name: 'Guardar' });
  expect(await save.isDisabled()).toBe(true);
  await years.selectOption('3');
  await card.getByText('Lo que tiene más de 3 años se borra').waitFor();
  expect((await customer.call('GET /api/auth/retention', {})).years).toBe(5);
  expect(await accessibilityViolations(page)).toEqual([]);
  await save.press('Enter');
  await card.getByText('Guardado.').waitFor();
  expect((await customer.call('GET /api/auth/retention', {})).years).toBe(3);
  expect(complaints).toEqual([]);
});

test('who deletes the account reads what goes and what stays, types the password, and is out', async () => {
  const customer = await signUp(cloud);
  const { page, card } = await cardOf(customer);
  expect(await card.getByRole('link', { name: /Qué se borra y qué queda/ }).getAttribute('href')).toContain(
    '/help-center/borrar-datos',
  );
  await card.getByRole('button', { name: 'Borrar la cuenta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('diez años, por ley').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByLabel('Tu contraseña').fill('Otra-Clave-2026');
  await dialog.getByRole('button', { name: 'Borrar todo' }).click();
  await dialog.getByText('Esa no es la contraseña.').waitFor();
  expect(await dialog.getByLabel('Tu contraseña').getAttribute('aria-invalid')).toBe('true');
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await dialog.getByLabel('Tu contraseña').fill(goodPassword);
  await dialog.getByRole('button', { name: 'Borrar todo' }).click();
  await dialog.waitFor({ state: 'detached' });
  const login = guest(cloud)('POST /api/auth/login', { body: { email: customer.email, password: goodPassword } });
  expect(await statusOf(login)).toBe(401);
});

test('on a phone the dialog of deletion begins at its first line, and a wrong password is told where one sees it', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer, { viewport: { width: 375, height: 700 } });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
  const dialog = page.getByRole('dialog');
  const isInSight = async (text: string): Promise<boolean> => {
    const boxes = [dialog.locator('.dlg-head'), dialog.getByText(text), dialog.locator('.dlg-foot')];
    const [head, said, foot] = await Promise.all(boxes.map((one) => one.boundingBox()));
    return !!head && !!said && !!foot && said.y >= head.y + head.height && said.y + said.height <= foot.y;
  };
  await expect.poll(() => isInSight('No se puede deshacer')).toBe(true);
  await dialog.getByLabel('Tu contraseña').fill('Otra-Clave-2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => isInSight('Esa no es la contraseña.')).toBe(true);
});

test.for([
  ['bouncedAt', 'rebotan'],
  ['complainedAt', 'no deseado'],
] as const)('whoever does not get our mails (%s) is told on every page, and cannot hide it', async ([what, said]) => {
  const customer = await signUp(cloud);
  const { page, complaints } = await openDesk(browser, cloud, customer, { viewport: { width: 375, height: 800 } });
  const row = { ...keys.returnedMails(knownAs(customer.email)), [what]: new Date().toISOString() };
  await tableIn(databasePort).put(row);
  for (const path of ['/account', '/payees']) {
    await page.goto(path);
    await page.getByRole('status').filter({ hasText: said }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
