import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, newEmail, registerAs, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

type Name = string | RegExp;

/** Where a link leads, once it was followed into a tab of its own; what was typed in the first one is still there. */
const follow = async (page: Page, name: Name): Promise<string> => {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name }).press('Enter'),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  const { pathname, search } = new URL(opened.url());
  expect(await opened.locator('html').getAttribute('lang')).toBe(search === '?lang=en' ? 'en' : 'es');
  await opened.close();
  return `${pathname}${search}`;
};

const why = /^¿Por qué pasa esto\?/;

const logIn = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

test('what keeps somebody out is explained beside the form, which keeps what was typed', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  const waiting = newEmail();
  const [{ email }] = await Promise.all([signUp(cloud), registerAs(cloud, waiting)]);
  await logIn(page, email, 'Otra-cosa-2026');
  expect(await follow(page, why)).toBe('/help-center/no-puedo-entrar');
  expect(await page.getByLabel('Correo').inputValue()).toBe(email);
  await logIn(page, waiting, goodPassword);
  expect(await follow(page, why)).toBe('/help-center/no-llega-el-correo');
  expect(await page.getByLabel('Correo').inputValue()).toBe(waiting);
});

test('who registers reads the terms, and why an address is refused, without typing anything again', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/register');
  const email = page.getByLabel('Correo corporativo');
  await email.fill('ana@gmail.com');
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repite la contraseña').fill(goodPassword);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  expect(await follow(page, why)).toBe('/help-center/correo-corporativo');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await follow(page, /^términos del servicio/)).toBe('/terms-of-service');
  expect(await follow(page, /^política de privacidad/)).toBe('/privacy-policy');
  expect(await email.inputValue()).toBe('ana@gmail.com');
  expect(await page.getByLabel('Repite la contraseña').inputValue()).toBe(goodPassword);
});

test('a message that did not go stays, and so it does while help is read, in the language of the reader', async () => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.context().addCookies([{ name: 'language', value: 'en', url: cloud.dashboard }]);
  await page.route(/\/api\/support$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto('/support');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Subject').fill('Charged twice');
  const message = page.getByLabel('What happened and what you expected');
  await message.fill('I was charged twice for one question.');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await follow(page, /^Why does this happen\?/)).toBe('/help-center/algo-fallo?lang=en');
  expect(await follow(page, /^Service status/)).toBe('/status?lang=en');
  expect(await message.inputValue()).toContain('charged twice');
});

test.for([
  ['errors.internal', 500, '/help-center/algo-fallo'],
  ['errors.tooManyRequests', 429, '/help-center/limite-por-minuto'],
  ['errors.quotaExceeded', 429, '/help-center/limite-mensual'],
  ['errors.providerUnavailable', 503, '/help-center/sin-respuesta'],
] as const)(
  'a question refused with %s leads to what explains it, and the number stays',
  async ([error, status, page]) => {
    const { page: desk } = await openDesk(browser, cloud, await signUp(cloud));
    await desk.route(/\/api\/validations$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            json: { type: 'about:blank', title: error, status, detail: '…', error, requestId: 'req' },
          })
        : route.fallback(),
    );
    await desk.getByLabel('Número de cuenta').fill('012180001234567006');
    await desk.keyboard.press('Enter');
    expect(await follow(desk, why)).toBe(page);
    expect((await desk.getByLabel('Número de cuenta').inputValue()).replaceAll(' ', '')).toBe('012180001234567006');
  },
);

test.for([
  ['/batch/bat_x', 'Este lote no existe'],
  ['/payees/pay_x', 'Este beneficiario ya no existe'],
  ['/dashboard?open=val_x', 'No encontramos esta validación'],
] as const)('an address of nothing says so instead of asking for corrections: %s', async ([address, said]) => {
  const { page } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto(address);
  await page.getByRole('heading', { name: said }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});
