import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fault } from '#shared/errors/fault.ts';
import { goodPassword } from '../../infra/testing/customer.ts';
import { apiAnswers, makeKey, sampleSecret, someKeys, type ApiScene } from './samples/api.ts';
import type { Answers } from './stage/answers.ts';
import { show, type ScreenOptions } from './stage/screen.ts';
import { accessibilityViolations, scrollsSideways } from '../e2e/browser.ts';

const openApi = (scene: ApiScene, shown: ScreenOptions = {}) =>
  show('/api', { answers: apiAnswers(scene), user: { plan: scene.plan }, ...shown });
const dialog = (page: Page) => page.getByRole('dialog');
const hasFocus = (name: string) => (page: Page) =>
  page.evaluate(
    (wanted) => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === wanted,
    name,
  );

/** Refuses as the server does when a login is too old, until somebody has proven once more whose account it is. */
const wantingProof = (scene: ApiScene): Answers => {
  let isProven = false;
  return {
    'POST /api/keys': ({ body }) => (isProven ? makeKey(scene, body) : new Fault('errors.passwordNeeded')),
    'POST /api/auth/proof': ({ body: { password } }) => {
      isProven = password === goodPassword;
      return isProven ? undefined : new Fault('errors.wrongPassword');
    },
  };
};

test('the first key is made by keyboard, its secret is seen once, and the line to paste carries both', async () => {
  const { page, complaints } = await show('/dashboard', { answers: apiAnswers({ keys: [], plan: 'free' }) });
  await page
    .getByRole('navigation', { name: /^Principal/ })
    .getByRole('link', { name: 'API' })
    .press('Enter');
  await page.getByRole('button', { name: 'Crear clave de sandbox' }).press('Enter');
  expect(
    await dialog(page)
      .getByLabel('Nombre')
      .evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await dialog(page).getByText('Para integrar; producción desde Pro.').waitFor();
  expect(
    await dialog(page)
      .getByRole('radio', { name: /^Producción/ })
      .isDisabled(),
  ).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  // A name stands ready, selected: typing replaces it.
  expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe('Pruebas');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Escribe un nombre para la clave.').waitFor();
  await page.keyboard.type('Pruebas');
  await page.keyboard.press('Enter');

  await dialog(page).getByRole('heading', { name: 'Guarda el secreto de «Pruebas»' }).waitFor();
  const line = (await dialog(page).getByRole('figure').textContent()) ?? '';
  for (const part of ['/v1/validations', 'X-API-Key: vk_test_', `X-API-Secret: ${sampleSecret}`, '999700000000000001'])
    expect(line).toContain(part);
  expect(await accessibilityViolations(page)).toEqual([]);

  // Nothing but the word that it is kept closes it: not Back nor Escape, however often, nor the button.
  for (let press = 0; press < 3; press++) {
    await page.evaluate(() => window.history.back());
    await dialog(page).getByText('Todavía no lo has guardado').waitFor();
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => new URL(page.url()).pathname).toBe('/api');
  await dialog(page).getByText('Todavía no lo has guardado').waitFor();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).press('Enter');
  expect(await dialog(page).isVisible()).toBe(true);

  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Descargar .env' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(new RegExp(`^CUENTACLARA_KEY=vk_test_\\w+\nCUENTACLARA_SECRET=${sampleSecret}\n$`));

  await dialog(page).getByRole('checkbox', { name: 'Ya lo guardé en un lugar seguro' }).press('Space');
  await dialog(page).getByRole('button', { name: 'Cerrar' }).press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus('Clave creada')(page)).toBe(true);

  expect(await page.content()).not.toContain(sampleSecret);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('vs_test');
  await page.getByText('$CUENTACLARA_SECRET').waitFor();
  expect(complaints).toEqual([]);
});

test('a login that is too old is asked for the password in a dialog above, and what was asked for goes on', async () => {
  const scene: ApiScene = { keys: [], plan: 'free' };
  const { page, answer } = await openApi(scene);
  answer(wantingProof(scene));
  await page.getByRole('button', { name: 'Crear clave', exact: true, disabled: false }).press('Enter');
  await dialog(page).getByLabel('Nombre').fill('Pruebas');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const password = proof.getByLabel('Tu contraseña');
  await password.waitFor();
  await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('another');
  await page.keyboard.press('Enter');
  await proof.getByText('Esa no es la contraseña.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await password.fill(goodPassword);
  await page.keyboard.press('Enter');
  await dialog(page).getByText(sampleSecret, { exact: true }).waitFor();
});

test('whoever does not want to prove it is back where they were, and nothing was done', async () => {
  const scene: ApiScene = { keys: [], plan: 'free' };
  const { page, answer } = await openApi(scene);
  answer(wantingProof(scene));
  await page.getByRole('button', { name: 'Crear clave', exact: true, disabled: false }).press('Enter');
  const name = dialog(page).getByLabel('Nombre');
  await name.fill('Pruebas');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Confirma que eres tú' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).getByText('te pedimos de nuevo la contraseña').waitFor();
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('where the plan allows no further key, the dialog says so and shows both ways on', async () => {
  const { page } = await openApi({ keys: someKeys.slice(2), plan: 'free' });
  const opener = page.getByRole('button', { name: 'Crear clave', exact: true, disabled: false });
  await opener.press('Enter');
  await dialog(page).getByText('Tu plan permite 2 claves.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.press('Enter');
  await dialog(page).getByRole('button', { name: 'Ver planes' }).press('Enter');
  await page.waitForURL('**/subscriptions');
  await page.getByRole('heading', { name: 'Planes', level: 1 }).waitFor();
});

test('the list says in words what works, until when the secret before does, and what is nearly used up', async () => {
  const { page, complaints } = await openApi({ keys: someKeys, plan: 'pro' });
  await page.getByText('«Nómina producción» usó el 86').waitFor();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Conciliación')
    .getByText(/El secreto anterior \(…kZ1x\) deja de funcionar/)
    .waitFor();
  await row('Proveedor anterior').getByText('Inactiva').waitFor();
  await row('Proveedor anterior').getByText('Nunca').waitFor();
  await row('Pruebas de integración').getByText('Sandbox').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  const more = page.getByRole('button', { name: 'Más acciones para Conciliación' });
  await more.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Clave «Conciliación»' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a key is deleted by typing its name, and the focus goes to what happened', async () => {
  const scene: ApiScene = { keys: someKeys, plan: 'pro' };
  const { page } = await openApi(scene);
  await page.getByRole('button', { name: 'Más acciones para Conciliación' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Eliminar clave' }).press('Enter');
  const name = dialog(page).getByLabel('Escribe Conciliación para confirmar');
  await name.fill('Conciliacion');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('El nombre no coincide.').waitFor();
  await name.fill('Conciliación');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus('Clave eliminada: «Conciliación»')(page)).toBe(true);
  expect(await page.getByRole('row').filter({ hasText: 'Conciliación' }).count()).toBe(0);
});

test('keys that cannot be read are told apart from no keys, and read again on demand', async () => {
  const scene: ApiScene = { keys: someKeys, plan: 'pro' };
  const { page, answer } = await openApi(scene, { answers: { 'GET /api/keys': new Fault('errors.internal') } });
  await page.getByRole('alert').filter({ hasText: 'Error al cargar las claves de API' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  answer(apiAnswers(scene));
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await page.getByRole('table', { name: 'Tus claves de API' }).waitFor();
});

test('on a phone, in the dark, every key is a card that fits', async () => {
  const { page } = await openApi(
    { keys: someKeys, plan: 'pro' },
    { viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  );
  await page.getByText('Proveedor anterior', { exact: true }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
});
