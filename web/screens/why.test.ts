import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodPassword } from '../../infra/testing/customer.ts';
import { Fault } from '#shared/errors/fault.ts';
import { accessibilityViolations } from '../e2e/browser.ts';
import { showDesk } from './samples/desk.ts';
import { open, show } from './stage/screen.ts';

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
  const { page, answer } = await open({ user: 'guest' });
  const email = 'ana@pagosdelsur.com.ar';
  answer({ 'POST /api/auth/login': new Fault('errors.invalidCredentials') });
  await logIn(page, email, 'Otra-cosa-2026');
  expect(await follow(page, why)).toBe('/help-center/no-puedo-entrar');
  expect(await page.getByLabel('Correo').inputValue()).toBe(email);
  const waiting = 'luis@pagosdelsur.com.ar';
  answer({ 'POST /api/auth/login': new Fault('errors.emailNotVerified', { extra: { email: waiting } }) });
  await logIn(page, waiting, goodPassword);
  expect(await follow(page, why)).toBe('/help-center/no-llega-el-correo');
  expect(await page.getByLabel('Correo').inputValue()).toBe(waiting);
});

test('who registers reads the terms, and why an address is refused, without typing anything again', async () => {
  const refused = { valid: false, reason: 'errors.corporateEmail' } as const;
  const { page } = await show('/register', {
    user: 'guest',
    answers: {
      'POST /api/email-validation': refused,
      'POST /api/auth/register': new Fault('errors.corporateEmail', { extra: { domain: 'gmail.com' } }),
    },
  });
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
  const answers = { 'POST /api/support': new Fault('errors.internal') };
  const { page } = await show('/support', { answers, language: 'en' });
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
  ['errors.internal', '/help-center/algo-fallo'],
  ['errors.tooManyRequests', '/help-center/limite-por-minuto'],
  ['errors.providerUnavailable', '/help-center/sin-respuesta'],
] as const)('a question refused with %s leads to what explains it, and the number stays', async ([code, page]) => {
  const { page: desk, answer } = await showDesk();
  answer({ 'POST /api/validations': new Fault(code) });
  await desk.getByLabel('Número de cuenta').fill('012180001234567006');
  await desk.keyboard.press('Enter');
  expect(await follow(desk, why)).toBe(page);
  expect((await desk.getByLabel('Número de cuenta').inputValue()).replaceAll(' ', '')).toBe('012180001234567006');
});

test.for([
  ['/batch/bat_x', 'Este lote no existe'],
  ['/payees/pay_x', 'Este beneficiario ya no existe'],
  ['/dashboard?open=val_x', 'No encontramos esta validación'],
] as const)('an address of nothing says so instead of asking for corrections: %s', async ([address, said]) => {
  const nothing = new Fault('errors.notFound');
  const { page } = await show(address, {
    answers: {
      'GET /api/batches/{id}': nothing,
      'GET /api/batches/{id}/results': nothing,
      'GET /api/payees/{id}': nothing,
      'GET /api/validations/{id}': nothing,
    },
  });
  await page.getByRole('heading', { name: said }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});
