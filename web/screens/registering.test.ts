import { expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import { goodPassword } from '../../infra/testing/customer.ts';
import { accessibilityViolations } from '../e2e/browser.ts';
import type { Answers } from './stage/answers.ts';
import { show } from './stage/screen.ts';

/** Free providers are refused; every other e-mail is of a company. */
const judged: Answers = {
  'POST /api/email-validation': ({ body: { email } }) =>
    email.endsWith('@gmail.com')
      ? { valid: false, reason: 'errors.corporateEmail' }
      : { valid: true, freeCredits: true },
};

const showAt = (path: string, more: Answers = {}) => show(path, { user: 'guest', answers: { ...judged, ...more } });

test('whoever types the e-mail of a free provider is told before registering', async () => {
  const { page } = await showAt('/register');
  const email = page.getByLabel('Correo corporativo');
  await email.fill('ana@gmail.com');
  await page.getByText('gmail.com es de un proveedor gratuito. Usa el correo de tu empresa, como nombre@').waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('ana@pagosdelsur.com.ar');
  await page.getByText('es de un proveedor gratuito.').waitFor({ state: 'detached' });
  expect(await email.getAttribute('aria-invalid')).toBeNull();
});

test('whoever registers with a refused e-mail and a weak password is led to the e-mail, and not told of empty fields', async () => {
  const { page } = await showAt('/register');
  const email = page.getByLabel('Correo corporativo');
  const repeated = page.getByLabel('Repite la contraseña');
  const submit = page.getByRole('button', { name: 'Crear cuenta' });
  const isFocused = () => email.evaluate((input) => input === document.activeElement);
  await email.fill('ana@gmail.com');
  await page.getByText('es de un proveedor gratuito.').waitFor();
  await page.getByLabel('Contraseña', { exact: true }).fill('abc');
  await repeated.fill('abc');
  await submit.click();
  await page.getByText('Debe tener al menos 8 caracteres').waitFor();
  expect(await isFocused()).toBe(true);
  expect(await page.getByText('Todos los campos son obligatorios.').count()).toBe(0);

  await repeated.fill('');
  await submit.click();
  await page.getByRole('alert').getByText('Todos los campos son obligatorios.').waitFor();
  await email.fill('ana@pagosdelsur.com.ar');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
});

test('an empty login leads to the e-mail, and no sentence is seen twice', async () => {
  const { page } = await showAt('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByText('El correo es obligatorio.').waitFor();
  const focusedLabel = () =>
    page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.name : ''));
  expect(await focusedLabel()).toBe('email');
  const seen = await page.getByRole('alert').evaluateAll((all) => all.filter(({ clientWidth }) => clientWidth > 1));
  expect(seen).toEqual([]);
});

test('whoever notes something behind a plus is told before signing up that the mailbox gets its credits once', async () => {
  const { page } = await showAt('/register');
  const email = 'ana@pagosdelsur.com.ar';
  await page.getByLabel('Correo corporativo').fill(email.replace('@', '+pagos@'));
  await page.getByText('Un mismo buzón recibe créditos gratis una sola vez').waitFor();
  await page.getByText(`Si ${email} ya recibió los suyos`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByText('Un mismo buzón').waitFor({ state: 'detached' });
});

test('an e-mail that has an account is told so once, with the way to log in', async () => {
  const email = 'ana@pagosdelsur.com.ar';
  const { page } = await showAt('/register', { 'POST /api/auth/register': new Fault('errors.emailAlreadyRegistered') });
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repite la contraseña').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Entrar con este correo' }).waitFor();
  expect(await page.getByText('Entra con él.').count()).toBe(1);
});
