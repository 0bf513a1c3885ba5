import { expect, test } from 'vitest';
import { goodPassword } from '../../infra/testing/customer.ts';
import { accessibilityViolations } from '../e2e/browser.ts';
import { newcomer, showDesk } from './samples/desk.ts';
import { open } from './stage/screen.ts';
import { userOf } from './stage/usual.ts';

const { email } = userOf();

test('whoever is in the account menu before the page is there stays in it', async () => {
  const { page, answer, token } = await open({ user: 'guest', apart: 'whose files come late' });
  answer({ 'POST /api/auth/login': { user: userOf(), token } });
  await page.goto('/login');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/dashboard-[^/]+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const menu = page.getByLabel(`Cuenta de ${email}`);
  await menu.focus();
  gate.resolve();
  await page.getByLabel('Número de cuenta').waitFor();
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a phone the account menu has words for the theme, the language and the plan', async () => {
  const { page } = await showDesk(newcomer(), { viewport: { width: 375, height: 812 } });
  const row = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByLabel(`Cuenta de ${email}`).press('Enter');
  await page.getByText('Plan gratis', { exact: true }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await row('Tema claro').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await row('Tema oscuro').press('Enter');
  await row('Tema claro').waitFor();
  await row('English').press('Enter');
  await page.getByText('Free plan', { exact: true }).waitFor();
  await row('Light theme').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('Escape closes the account menu, and the focus is on what opens it again', async () => {
  const { page } = await showDesk();
  const menu = page.getByLabel(`Cuenta de ${email}`);
  await menu.press('Enter');
  const inside = page.getByRole('link', { name: 'Tu cuenta' });
  await inside.focus();
  await page.keyboard.press('Escape');
  expect(await inside.isVisible()).toBe(false);
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
});
