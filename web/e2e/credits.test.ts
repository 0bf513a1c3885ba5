import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { plans } from '#shared/plans.ts';
import { clabes } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const spend = async ({ call }: Customer, credits: number) => {
  for (let spent = 0; spent < credits; spent++)
    await call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
};

const operate = operatorOf(cloud);

/** Ends the credits of signing up as their date would. */
const expire = async ({ email, call }: Customer) => {
  const { data } = await call('GET /api/credits/movements', { query: { limit: 100 } });
  await operate({ command: 'expire', email, lot: data.at(-1)?.lotId });
};

const header = (page: Page) => page.getByRole('banner');
const packs = (page: Page) => page.getByRole('dialog', { name: 'Comprar créditos' });

test('a customer without credits is told so, and can go on in the sandbox with what was typed', async () => {
  const customer = await signUp(cloud);
  await spend(customer, 5);
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await page.getByRole('heading', { name: 'No tienes créditos' }).waitFor();
  await header(page).getByText('Sin créditos').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const number = page.getByLabel('Número de cuenta');
  await number.fill(clabes.person);
  await page.getByLabel('A quién esperas pagar').fill('Papelería Luna Nueva');
  await page.getByRole('button', { name: 'Probar en sandbox' }).press('Enter');
  expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByRole('switch', { name: 'Modo sandbox' }).isChecked()).toBe(true);
  expect(await number.inputValue()).toBe(clabes.person);
  expect(await page.getByLabel('A quién esperas pagar').inputValue()).toBe('Papelería Luna Nueva');

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Es de quien esperas' }).waitFor();
  await page.getByText('Respuesta de prueba.').waitFor();
  expect(complaints).toEqual([]);
});

test('credits spent elsewhere are missed when asking: the answer is the way out, and the header follows', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  await spend(customer, 5);
  await page.getByLabel('Número de cuenta').fill(clabes.company);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
  await page.getByRole('heading', { name: 'No tienes créditos' }).waitFor();
  await header(page).getByText('Sin créditos').waitFor();
  expect(await page.getByLabel('Número de cuenta').inputValue()).toBe(clabes.company);
});

test('credits that expired are told apart from credits that were spent', async () => {
  const customer = await signUp(cloud);
  await spend(customer, 2);
  await expire(customer);
  const { page } = await openDesk(browser, cloud, customer);
  await page.getByRole('heading', { name: 'Tus créditos vencieron' }).waitFor();
  await page.getByText('Vencieron 3 créditos sin usar').waitFor();
  expect(await page.getByText('No tienes créditos').count()).toBe(0);
});

test('the packs are those of the price list, and give the focus back to what opened them', async () => {
  const customer = await signUp(cloud);
  await spend(customer, 5);
  const { page } = await openDesk(browser, cloud, customer);
  const openers = [
    header(page).getByRole('button', { name: 'Comprar créditos' }),
    page.getByRole('region', { name: 'No tienes créditos' }).getByRole('button', { name: 'Comprar créditos' }),
  ];
  for (const opener of openers) {
    await opener.press('Enter');
    await packs(page).waitFor();
    await page.keyboard.press('Escape');
    await packs(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }

  await openers[0]?.click();
  for (const { pack } of [plans.basic, plans.pro, plans.enterprise]) {
    const choice = packs(page).getByRole('radio', { name: `${pack.credits} créditos` });
    await choice.check();
    await packs(page)
      .getByRole('button', { name: `Pagar USD ${pack.priceUsd}` })
      .waitFor();
    expect(await choice.locator('..').textContent()).toContain(`duran ${pack.validDays} días`);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the last credit and credits about to expire are pointed out while there is time, with a way to more', async () => {
  const last = await signUp(cloud);
  await spend(last, 4);
  const { page } = await openDesk(browser, cloud, last);
  const notice = page.getByRole('status').filter({ hasText: 'Te queda 1 crédito' });
  await notice.getByRole('button', { name: 'Comprar créditos' }).press('Enter');
  await packs(page).waitFor();

  const late = await signUp(cloud);
  await expire(late);
  await operate({ command: 'grant', email: late.email, credits: 12, days: 2, tier: 'basic' });
  const { page: second } = await openDesk(browser, cloud, late, { colorScheme: 'dark' });
  await header(second).getByText('vencen en 2 días').waitFor();
  await second.getByText('los 12 que te quedan').waitFor();
  expect(await accessibilityViolations(second)).toEqual([]);

  await operate({ command: 'grant', email: late.email, credits: 30, days: 60, tier: 'basic' });
  const { page: third } = await openDesk(browser, cloud, late);
  await header(third).getByText('12 vencen en 2 días').waitFor();
  await third.getByText('12 de tus 42 créditos vencen en 2 días').waitFor();

  const { page: calm } = await openDesk(browser, cloud, await signUp(cloud));
  expect(await calm.getByRole('main').getByRole('button', { name: 'Comprar créditos' }).count()).toBe(0);
});
