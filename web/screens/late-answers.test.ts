import { expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { askSandbox, holdBack, slowBank, underway } from '../e2e/browser.ts';
import { showDesk } from './samples/desk.ts';

const finished = 'Validación terminada: Existe (Sandbox)';

test('who went on before the bank asked for more time is told of the final answer, and of nothing before', async () => {
  const { page } = await showDesk();
  const answer = await slowBank(page);
  const letGo = await holdBack(page, '/api/validations', underway);
  await askSandbox(page);
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).click();
  await letGo();
  await page.waitForResponse('**/api/validations/val_*');
  const notices = page.locator('[data-toast] b');
  expect(await notices.allTextContents()).toEqual([]);
  answer();
  await notices.first().waitFor();
  expect(await notices.allTextContents()).toEqual([finished]);
});

test('who went on after the bank asked for more time is told of the final answer, and the history is read again', async () => {
  const { page } = await showDesk();
  const answer = await slowBank(page);
  await askSandbox(page);
  await page.getByRole('heading', { name: 'El banco pidió más tiempo' }).waitFor();
  await page.getByRole('button', { name: 'Validar otra' }).click();
  await page.waitForResponse('**/api/validations/val_*');
  const history = page.waitForResponse('**/api/validations/search');
  answer();
  await page.locator('[data-toast]').filter({ hasText: finished }).waitFor();
  expect((await history).ok()).toBe(true);
});

test('who stayed sees the final answer, and no notice of it', async () => {
  const { page } = await showDesk();
  const answer = await slowBank(page);
  await askSandbox(page);
  await page.getByRole('heading', { name: 'El banco pidió más tiempo' }).waitFor();
  answer();
  await page.getByRole('heading', { name: 'Existe y recibe pagos' }).waitFor();
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('who went on is told why there will be no answer', async () => {
  const { page } = await showDesk();
  const problem = { error: 'errors.providerUnavailable', title: 'Ese banco no responde ahora', detail: 'Falló.' };
  const letGo = await holdBack(page, '/api/validations', async () => ({ status: 503, json: problem }));
  await askSandbox(page);
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).click();
  await letGo();
  await page.locator('[data-toast="error"]').waitFor();
  const told = await page.locator('[data-toast] :is(b, p)').allTextContents();
  expect(told).toEqual([problem.title, `Cuenta que termina en 0001. ${problem.detail}`]);
});

test('the balance is the one of now, though the first question is answered last', async () => {
  const { page } = await showDesk();
  const number = page.getByLabel('Número de cuenta');
  const ask = page.getByRole('button', { name: 'Validar cuenta' });
  const balance = page.getByRole('banner').getByText('3', { exact: true });
  const letGo = await holdBack(page, '/api/validations');
  await number.fill(clabes.company);
  await Promise.all([page.waitForRequest('**/api/validations'), ask.click()]);
  await page.getByRole('button', { name: 'Seguir con otra cuenta' }).click();
  await page.route('**/api/validations', (route) => route.continue());
  await number.fill(clabes.person);
  await ask.click();
  await balance.waitFor();
  const asked = page.waitForResponse('**/api/auth/me');
  await letGo();
  await asked;
  await page.locator('[data-toast]').filter({ hasText: 'Validación terminada' }).waitFor();
  expect(await balance.isVisible()).toBe(true);
});
