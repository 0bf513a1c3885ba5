import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { goodPassword, guest, refusal, signUp } from '../../infra/testing/customer.ts';
import { operatorOf } from '../../infra/testing/operate.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A customer of whom somebody tried the password, who made a key and was helped. */
const withActivity = async () => {
  const customer = await signUp(cloud);
  const { email, call } = customer;
  await refusal(guest(cloud)('POST /api/auth/login', { body: { email, password: `${goodPassword}?` } }));
  await guest(cloud)('POST /api/auth/login', { body: { email, password: goodPassword } });
  await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await operatorOf(cloud)({ command: 'find', email, why: 'ticket 4711' });
  return customer;
};

test('a customer sees what was done in the account, looks only at what was refused, and takes it along', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await withActivity());
  await page.goto('/account');
  await page.getByRole('link', { name: 'Ver la actividad de la cuenta' }).click();
  const list = page.getByRole('region', { name: 'Actividad' });
  await list.getByText('Clave de API nueva').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(5);
  expect(await list.getByText('Esta sesión').count()).toBeGreaterThan(0);
  await list.getByText('Clave: Tienda').waitFor();
  expect(await list.getByText('misma red que esta sesión').count()).toBe(2);
  expect(await list.getByRole('listitem').filter({ hasText: 'Soporte de CuentaClara' }).count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByLabel('Con qué resultado').selectOption('Rechazado');
  await page.waitForURL('**/activity?outcome=refused');
  await list.getByText('Clave de API nueva').waitFor({ state: 'detached' });
  expect(await list.getByRole('listitem').count()).toBe(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cuentaclara-actividad-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByLabel('De qué').selectOption('Widget');
  await page.getByText('Nada con esos filtros').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver todo' }).click();
  await list.getByText('Se descargó la actividad').waitFor();
  expect(complaints).toEqual([]);
});

test('whoever finds what they did not do ends all other sessions with one press', async () => {
  const customer = await withActivity();
  const { page } = await openDesk(browser, cloud, customer, { viewport: { width: 375, height: 800 } });
  await page.goto('/activity');
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByText('Cerramos las demás sesiones. Solo queda esta.').waitFor();
  expect((await customer.call('GET /api/auth/sessions', {})).data).toHaveLength(1);
  await page.getByText('Se cerraron las demás sesiones').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an event from elsewhere says so, one of a payee leads there, and one of a key that is gone has no name', async () => {
  const customer = await signUp(cloud);
  const { call } = customer;
  const { id } = await call('POST /api/payees', {
    body: { name: 'Molinos', country: 'MX', accountNumber: clabes.company },
  });
  const key = await call('POST /api/keys', { body: { name: 'Vieja', environment: 'sandbox' } });
  await call('DELETE /api/keys/{id}', { params: { id: key.id } });
  const { page } = await openDesk(browser, cloud, customer);
  await page.route(/security-events\?(?!.*kind=)/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: readonly { kind: string }[] };
    const elsewhere = data.map((event) => (event.kind === 'key.deleted' ? { ...event, network: 'ffff' } : event));
    await route.fulfill({ response, json: { ...rest, data: elsewhere } });
  });
  await page.goto('/activity');
  const list = page.getByRole('region', { name: 'Actividad' });
  const deleted = list.getByRole('listitem').filter({ hasText: 'Clave de API borrada' });
  await deleted.getByText('otra red').waitFor();
  expect(await list.getByText(/key_|pye_|Vieja/).count()).toBe(0);
  await list.getByRole('link', { name: 'Ver el beneficiario' }).click();
  await page.waitForURL(`**/payees/${id}`);
});
