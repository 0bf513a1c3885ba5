import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, mailsTo, newEmail } from '../../infra/testing/customer.ts';
import { openBrowser, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('from the landing page to a 201 of the API in ten steps, with nothing to type into the copied line', async () => {
  const { page, complaints } = await visit(browser, cloud.dashboard, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const email = newEmail();
  let steps = 0;
  /** One thing that a person does before the product answers; a form is filled and sent with Enter. */
  const step = async (what: () => Promise<unknown>) => {
    steps++;
    await what();
  };
  await page.goto('/');
  await step(() => page.getByRole('link', { name: 'Crear cuenta' }).first().click());
  await step(async () => {
    await page.getByLabel('Correo corporativo').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
    await page.getByLabel('Repite la contraseña').fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/registration-success');
  });
  let link = '';
  await step(async () => {
    const [mail] = await mailsTo(cloud, email);
    link = /https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  });
  await step(() => page.goto(link));
  await step(async () => {
    await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });
  await step(() =>
    page
      .getByRole('navigation', { name: /^Principal/ })
      .getByRole('link', { name: 'API' })
      .click(),
  );
  await step(() => page.getByRole('button', { name: 'Crear clave de sandbox' }).click());
  await step(() => page.keyboard.press('Enter'));
  await step(() => page.getByRole('dialog').getByRole('button', { name: 'Copiar llamada' }).click());
  await page.getByRole('dialog').getByText('Copiado').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  let answer = '';
  await step(async () => {
    answer = execFileSync('sh', ['-c', `${line} -s -w '\n%{http_code}'`], { encoding: 'utf8' });
  });
  const [body = '', status] = answer.split('\n');
  expect(status).toBe('201');
  expect(JSON.parse(body)).toMatchObject({ environment: 'sandbox', status: 'VALID' });
  expect(steps).toBe(10);
  expect(complaints).toEqual([]);
});
