import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, mailsTo, newEmail } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('a person signs up, opens the mail, types the password, validates a CLABE and finds it in the history', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard);
  const email = newEmail();

  await page.goto('/register');
  await page.getByLabel('Correo corporativo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByLabel('Repite la contraseña').fill(goodPassword);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/registration-success');
  await page.getByText(email).waitFor();

  const [mail] = await mailsTo(cloud, email);
  await page.goto(/https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Verificar y entrar' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('banner').getByText('5', { exact: true }).waitFor();

  const number = page.getByLabel('Número de cuenta');
  await number.fill('032180000118359710');
  await page.getByText('El dígito 18 debería ser 9.').first().waitFor();
  await number.fill(clabes.company);
  await page.getByText('Bien formada.').first().waitFor();
  await page.getByRole('button', { name: 'Validar cuenta' }).click();

  await page.getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
  await page.getByRole('banner').getByText('4', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Existe' });
  expect(await row.textContent()).not.toContain(clabes.company);

  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
