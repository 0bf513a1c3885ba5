import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { nowOf } from '../../infra/testing/control.ts';
import { authenticator, codesInTurn, wrongAt } from '../../infra/testing/authenticator.ts';
import { goodPassword, signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, visit } from './browser.ts';
import { fill, focused, press } from './keyboard.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const now = () => nowOf(cloud);

/** The password is right; what comes next is the code. */
const begin = async (page: Page, email: string) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Correo corporativo').waitFor();
  await fill(page, 'Correo corporativo', email);
  await fill(page, 'Contraseña', goodPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Código de tu app').waitFor();
  await expect.poll(() => focused(page)).toBe('Código de tu app');
};

/** Refusals of the server are part of it. */
const withoutRefusals = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

test('by keyboard alone a second factor is set up, asked for, stood in for by a recovery code, and switched off', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { email } = await signUp(cloud);
  await page.goto('/login');
  await page.getByLabel('Correo corporativo').waitFor();
  await fill(page, 'Correo corporativo', email);
  await fill(page, 'Contraseña', goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Activar el segundo factor' }).waitFor();
  await press(page, 'Activar el segundo factor');
  await page.getByRole('dialog', { name: 'Activar el segundo factor' }).waitFor();
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  const scan = page.getByRole('dialog', { name: 'Conecta tu app' });
  await scan.getByRole('img', { name: 'Código QR para tu app de autenticación' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const secret = (await scan.locator('dd code').innerText()).replaceAll(' ', '');
  const app = authenticator(`otpauth://totp/CuentaClara:x?issuer=CuentaClara&secret=${secret}`);
  const nextCode = codesInTurn(app, now);
  const codes = await scan.locator('li code').allInnerTexts();
  await press(page, 'Copiar los códigos');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const download = page.waitForEvent('download');
  await press(page, 'Descargar');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(email);
  expect(file).toContain(codes.join('\n'));
  await fill(page, 'Código de tu app', wrongAt(app, await now()));
  await page.keyboard.press('Enter');
  const refused = scan.getByText('No es correcto o ya se usó.');
  await refused.waitFor();
  const isInSight = async (): Promise<boolean> => {
    const [said, foot] = await Promise.all([refused.boundingBox(), page.locator('.dlg-foot').boundingBox()]);
    return said !== null && foot !== null && said.y + said.height <= foot.y;
  };
  await expect.poll(isInSight).toBe(true);
  await fill(page, 'Código de tu app', await nextCode());
  await page.keyboard.press('Enter');
  await page.getByText('Quedan 10 códigos de recuperación.').waitFor();
  await expect.poll(() => focused(page)).toContain('El segundo factor está activo');

  await begin(page, email);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.type(wrongAt(app, await now()));
  await page.keyboard.press('Enter');
  await page.getByText('No es correcto o ya se usó.').waitFor();
  await expect.poll(() => focused(page)).toBe('Código de tu app');
  await page.keyboard.type(await nextCode());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await begin(page, email);
  await page.keyboard.type(wrongAt(app, await now()));
  await page.keyboard.press('Enter');
  const wrong = page.getByText('No es correcto o ya se usó.');
  await wrong.waitFor();
  await press(page, 'Usar un código de recuperación');
  expect(await wrong.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Código de recuperación');
  await page.keyboard.type('k7m2-9xqa-04tz');
  await page.keyboard.press('Enter');
  await page.getByText('No es correcto o ya se usó. Escribe otro de los que guardaste.').waitFor();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await page.goto('/activity');
  const used = page.getByRole('listitem').filter({ hasText: 'Se usó un código de recuperación' });
  expect(await used.innerText()).not.toContain('Navegador desconocido');

  await page.goto('/account');
  await page.getByText('Quedan 9 códigos de recuperación.').waitFor();
  await press(page, 'Desactivar');
  await page.getByRole('dialog', { name: 'Desactivar el segundo factor' }).waitFor();
  await page.keyboard.type(goodPassword);
  await fill(page, 'Código de tu app', await nextCode());
  await page.keyboard.press('Enter');
  await page.getByText('Desactivaste el segundo factor.').waitFor();
  await page.getByRole('button', { name: 'Activar el segundo factor' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(withoutRefusals(complaints)).toEqual([]);
});

test('new recovery codes take the place of those of before', async () => {
  const customer = await signUp(cloud);
  const { uri, recoveryCodes } = await customer.call('POST /api/auth/second-factor', {
    body: { password: goodPassword },
  });
  const nextCode = codesInTurn(authenticator(uri), now);
  await customer.call('POST /api/auth/second-factor/confirm', { body: { code: await nextCode() } });
  const { page } = await visit(browser, cloud.dashboard);
  await page.goto('/login');
  await begin(page, customer.email);
  await page.keyboard.type(await nextCode());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Generar códigos nuevos' }).waitFor();
  await press(page, 'Generar códigos nuevos');
  await page.keyboard.type(goodPassword);
  await press(page, 'Usar un código de recuperación');
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Códigos de recuperación' });
  await shown.locator('li code').first().waitFor();
  const renewed = await shown.locator('li code').allInnerTexts();
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await press(page, 'Los guardé');
  await page.getByText('Los códigos anteriores ya no sirven.').waitFor();
});
