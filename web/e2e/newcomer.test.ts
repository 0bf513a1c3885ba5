import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, mailsTo, newEmail, signUp } from '../../infra/testing/customer.ts';
import { openBrowser, visit } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const demo = (page: Page) => page.getByRole('main').getByLabel('CLABE').first();
const number = (page: Page) => page.getByLabel('Número de cuenta');
const linkIn = async (email: string) => {
  const [mail] = await mailsTo(cloud, email);
  return /https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** The landing with a number typed, and the account created from there. */
const registerWithNumber = async (page: Page, email: string) => {
  await page.goto('/');
  await demo(page).fill(clabes.company);
  await page.getByRole('link', { name: 'Preguntar al banco' }).click();
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repite la contraseña').fill(goodPassword);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/registration-success');
};

test('a newcomer comes from the landing to a first real answer in five clicks, with one password', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard);
  const email = newEmail();
  const began = performance.now();
  let clicks = 0;
  const click = async (what: ReturnType<Page['getByRole']>) => {
    clicks += 1;
    await what.click();
  };

  await page.goto('/');
  await click(demo(page));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(clabes.company);
  await click(page.getByRole('link', { name: 'Preguntar al banco' }));

  // From here to the mail the hands stay on the keyboard: the e-mail has the focus.
  await page.getByRole('button', { name: 'Crear cuenta' }).waitFor();
  let passwords = 0;
  await page.keyboard.type(email);
  for (const label of ['Contraseña', 'Repite la contraseña']) {
    await tabTo(page, label);
    await page.keyboard.insertText(goodPassword);
    passwords += 1;
  }
  await click(page.getByRole('button', { name: 'Crear cuenta' }));
  await page.waitForURL('**/registration-success');

  // A link of a mail opens in another tab of the same browser.
  const opened = await page.context().newPage();
  clicks += 1;
  await opened.goto(await linkIn(email));
  await opened.waitForURL('**/dashboard');
  await number(opened).waitFor();
  expect(await number(opened).inputValue()).toBe(clabes.company);
  await expect.poll(() => number(opened).evaluate((input) => input === document.activeElement)).toBe(true);
  await click(opened.getByRole('button', { name: 'Validar cuenta' }));
  await opened.getByRole('banner').getByText('4', { exact: true }).waitFor();

  console.info(
    `newcomer: ${clicks} clicks, one password typed ${passwords} times, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  expect([clicks, passwords]).toEqual([5, 2]);
  // The tab that created the account went on, too.
  await page.waitForURL('**/dashboard');
  expect(complaints).toEqual([]);
});

test('a mail opened where nobody created the account asks for the password, though the other browser waits', async () => {
  const [{ page }, { page: elsewhere }] = await Promise.all([
    visit(browser, cloud.dashboard),
    visit(browser, cloud.dashboard),
  ]);
  const email = newEmail();
  await registerWithNumber(page, email);
  await elsewhere.goto(await linkIn(email));
  await elsewhere.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await elsewhere.getByRole('button', { name: 'Verificar y entrar' }).click();
  await elsewhere.waitForURL('**/dashboard');
  await number(elsewhere).waitFor();
  expect(await number(elsewhere).inputValue()).toBe('');
});

test('the password is asked when the page that created the account was loaded anew; its number comes along', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  const email = newEmail();
  await registerWithNumber(page, email);
  await page.reload();
  await page.getByText(email).waitFor();
  const opened = await page.context().newPage();
  await opened.goto(await linkIn(email));
  await opened.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await opened.getByRole('button', { name: 'Verificar y entrar' }).click();
  await opened.waitForURL('**/dashboard');
  await number(opened).waitFor();
  expect(await number(opened).inputValue()).toBe(clabes.company);
});

test('the number of whoever registered stands in no form of another user, and in no address, request or lasting storage', async () => {
  const next = await signUp(cloud);
  const { page } = await visit(browser, cloud.dashboard);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await registerWithNumber(page, newEmail());
  await page.getByRole('link', { name: /entrar/ }).click();
  await page.getByLabel('Correo corporativo').fill(next.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await number(page).waitFor();
  expect(await number(page).inputValue()).toBe('');
  expect(sent.filter((text) => text.includes(clabes.company))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['currentUser', 'token']);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(clabes.company);
});

test('whoever is signed in takes the number of the landing to the form, too', async () => {
  const customer = await signUp(cloud);
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/login');
  await page.getByLabel('Correo corporativo').fill(customer.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  const plate = page.locator('.an-plate');
  await plate.getByText('Brasil', { exact: true }).click();
  await plate.getByText('PIX', { exact: true }).click();
  await page.getByRole('link', { name: 'Preguntar al banco' }).click();
  await number(page).waitFor();
  expect(await page.getByLabel('País', { exact: true }).first().inputValue()).toBe('BR');
  expect(await number(page).inputValue()).toContain('390');
});

test('nothing leads on from a number that is wrong or half typed', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/');
  for (const typed of ['032180000118359710', '0321800']) {
    await demo(page).fill(typed);
    await expect.poll(() => page.getByRole('link', { name: 'Preguntar al banco' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Preguntar al banco real' }).isDisabled()).toBe(true);
  }
});
