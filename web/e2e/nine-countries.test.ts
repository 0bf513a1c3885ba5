import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { countries } from '#shared/engine/countries/index.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The dashboard of a new customer, on a phone at night, in English. */
const openDesk = async () => {
  const { email } = await signUp(cloud);
  const visited = await visit(browser, cloud.dashboard, {
    viewport: { width: 375, height: 800 },
    colorScheme: 'dark',
  });
  const { page } = visited;
  await page.context().addCookies([{ name: 'language', value: 'en', url: cloud.dashboard }]);
  await page.goto('/login');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Account number').waitFor();
  return visited;
};

const chooseCountry = (page: Page, country: string) =>
  page.getByLabel('Country', { exact: true }).first().selectOption(country);

test('the example of every country is answered on a phone at night', async () => {
  const { page, complaints } = await openDesk();
  for (const country of Object.keys(countries)) {
    await chooseCountry(page, country);
    await page.getByRole('button', { name: 'Validate a test number' }).first().click();
    await page.getByRole('heading', { name: /^It exists and takes payments/ }).waitFor();
    await page.getByText('Low risk').waitFor();
    expect([country, await scrollsSideways(page)]).toEqual([country, false]);
    await page.getByRole('button', { name: 'Validate another' }).click();
  }
  expect(complaints).toEqual([]);
});

test('an example asked for while the rules of the chosen country are on their way is one of that country', async () => {
  const { page, complaints } = await openDesk();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByLabel('Account number').fill('002115016003269411');
  await chooseCountry(page, 'BR');
  // What was chosen is shown before its rules are there.
  expect(await page.getByLabel('Country', { exact: true }).first().inputValue()).toBe('BR');
  await page.getByRole('button', { name: 'Validate a test number' }).first().click();
  const submit = page.getByRole('button', { name: 'Validate account' });
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  arrive();
  await page.getByRole('heading', { name: /^It exists and takes payments/ }).waitFor();
  expect(await page.getByLabel('Country', { exact: true }).first().inputValue()).toBe('BR');
  expect(complaints).toEqual([]);
});

test('the longest form and its answer are accessible', async () => {
  const { page } = await openDesk();
  await chooseCountry(page, 'BR');
  await page.getByRole('button', { name: 'Validate a test number' }).first().click();
  await page.getByRole('heading', { name: /^It exists and takes payments/ }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a bank is found by name and chosen by keyboard alone', async () => {
  const { page, complaints } = await openDesk();
  await chooseCountry(page, 'BR');
  const bank = page.getByRole('combobox', { name: 'Bank' });
  await bank.focus();
  await page.keyboard.type('itau');
  await page.getByRole('option', { name: 'Itaú 341' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await bank.inputValue()).toBe('Itaú · 341');
  await page.keyboard.type('no such bank');
  await page.getByText('No option matches').waitFor();
  await page.keyboard.press('Escape');
  expect(await bank.inputValue()).toBe('Itaú · 341');
  expect(complaints).toEqual([]);
});

test('the drawn caret stands at the start of an emptied number', async () => {
  const { page } = await openDesk();
  await page.getByLabel('Account number').fill('002115016003269411');
  await page.getByRole('button', { name: 'Validate a test number' }).first().click();
  await page.getByRole('button', { name: 'Validate another' }).click();
  expect(await page.locator('[data-caret]').getAttribute('data-i')).toBe('0');
});
