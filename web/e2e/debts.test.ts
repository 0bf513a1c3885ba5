import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabes } from '../../infra/testing/accounts.ts';
import { control } from '../../infra/testing/control.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { atPayPal, orderIn } from '../../infra/testing/payer.ts';
import { accessibilityViolations, openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test('credits that are owed are said on the dashboard, and the movements and the receipt tell why', async () => {
  const customer = await signUp(cloud);
  const { id, approveUrl } = await customer.call(
    'POST /api/payments',
    { body: { pack: 'basic' } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await customer.call('POST /api/payments/{id}/capture', { params: { id } });
  for (let spent = 0; spent < 10; spent++)
    await customer.call('POST /api/validations', { body: { country: 'MX', accountNumber: clabes.company } });
  await atPayPal(cloud, 'refund', { orderId: orderIn(approveUrl) });
  await control(cloud, '/events/drain');
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await page.getByText('Debes 5 créditos').waitFor();
  await page.getByText('debes 5', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ver movimientos' }).press('Enter');
  const movements = page.getByRole('table', { name: 'Movimientos de créditos' });
  await movements.getByText('Quedaron a deber: ya estaban usados y se devolvió su pago').waitFor();
  expect(await movements.getByRole('row').nth(1).textContent()).toMatch(/Deuda−5Ver recibo$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Ver recibo del movimiento/ })
    .first()
    .press('Enter');
  await page.getByText(/^5 créditos de este pago ya estaban usados/).waitFor();
  await page.getByText('Salieron de tu saldo 5 créditos sin usar de este pago.').waitFor();
  expect(await page.getByText(/Los créditos vencen/).count()).toBe(0);
  expect(complaints).toEqual([]);
});
