import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { receiptCodeOf } from '#shared/validation/receipt-code.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, sandboxNumber, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const answered = async (): Promise<{ readonly customer: Customer; readonly id: string }> => {
  const customer = await signUp(cloud);
  const body = { country: 'MX', accountNumber: sandboxNumber, environment: 'sandbox' } as const;
  return { customer, id: (await customer.call('POST /api/validations', { body })).id };
};

const shared = async () => {
  const { customer, id } = await answered();
  const receipt = await customer.call('POST /api/validations/{id}/receipts', { params: { id }, body: {} });
  return { customer, receipt };
};

const asGuest = (options = {}) => visit(browser, cloud.dashboard, options);
const authentic = { name: 'Comprobante auténtico' };

test('by keyboard alone an answer is shared, opened by a guest, revoked, and the link is dead', async () => {
  const { customer, id } = await answered();
  const { page, complaints } = await openDesk(browser, cloud, customer);
  await page.goto(`/dashboard?open=${id}`);
  const share = page.getByRole('button', { name: 'Compartir' });
  await share.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compartir el comprobante' });
  await dialog.getByRole('radio', { name: '7 días' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await dialog.getByRole('radio', { name: '30 días' }).isChecked()).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Crear enlace' }).focus();
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Enlace listo' });
  const link = (await made.locator('a[href^="/r/"]').getAttribute('href')) ?? '';
  expect(await accessibilityViolations(page)).toEqual([]);

  const guest = await asGuest();
  await guest.page.goto(link);
  await guest.page.getByRole('heading', authentic).waitFor();
  expect(await guest.page.getByText('•••••••').first().isVisible()).toBe(true);

  await made.getByRole('button', { name: /^Revocar/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Enlace revocado: ya no muestra datos.').waitFor();
  await page.keyboard.press('Escape');
  await share.waitFor();
  expect(await share.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);

  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'Comprobante revocado' }).waitFor();
  expect(await guest.page.getByText(/•••|CLABE|Riesgo/).count()).toBe(0);
  expect(guest.complaints).toEqual([]);
});

describe('paper', () => {
  test('is one sheet without the frame, with the code and its picture', async () => {
    const { receipt } = await shared();
    const { page } = await asGuest({ colorScheme: 'dark' });
    await page.goto(`/r/${receipt.id}`);
    await page.getByRole('heading', authentic).waitFor();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('img', { name: 'Código QR de este comprobante' }).isVisible()).toBe(true);
    expect(await page.getByText(receiptCodeOf(receipt.id)[0] ?? '', { exact: true }).isVisible()).toBe(true);
    for (const name of ['Verificar sin conexión', 'Imprimir o guardar PDF', 'Comprobante .jws'])
      expect(await page.getByText(name).isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
  });

  test('leads back by its code, typed as people type; a slip is told before anybody is asked', async () => {
    const { receipt } = await shared();
    const { page, complaints } = await asGuest();
    await page.goto('/r');
    const code = page.getByLabel('Código de verificación');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/receipts/') && asked.push(request.url()));
    await code.fill('7KQ4 M2XD 9TRO 0');
    await page.keyboard.press('Enter');
    await page.getByText('Revisa los 13 caracteres. No usamos la O ni el 0.').waitFor();
    expect(asked).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await code.fill(receiptCodeOf(receipt.id).join(' ').toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', authentic).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/r/${receipt.id}`);
    expect(complaints).toEqual([]);
  });
});

describe('a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'receipt-'));
  const open = async (jws: string) => {
    const file = join(directory, 'comprobante.jws');
    writeFileSync(file, jws);
    const { page } = await asGuest();
    await page.goto('/r');
    await page.getByLabel('Archivo .jws').setInputFiles(file);
    return page;
  };

  test('that nobody changed is shown as what it is; with one character changed it is refused', async () => {
    const { receipt } = await shared();
    const page = await open(`${receipt.jws}\n`);
    await page.getByRole('heading', authentic).waitFor();
    const at = receipt.jws.length >> 1;
    const altered = receipt.jws.slice(0, at) + (receipt.jws.charAt(at) === 'A' ? 'B' : 'A') + receipt.jws.slice(at + 1);
    const other = await open(altered);
    await other.getByRole('heading', { name: 'La firma no coincide' }).waitFor();
    expect(await accessibilityViolations(other)).toEqual([]);
    await other.getByRole('button', { name: 'Verificar otro' }).click();
    await other.getByLabel('Archivo .jws').waitFor();
    rmSync(directory, { recursive: true });
  });
});

test.for([
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const)('at $width, $colorScheme, a receipt fits and everybody can read it', async ({ width, colorScheme }) => {
  const { receipt } = await shared();
  const { page, complaints } = await asGuest({ viewport: { width, height: 800 }, colorScheme });
  await page.goto(`/r/${receipt.id}`);
  await page.getByRole('heading', authentic).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'EN: Switch to English' }).click();
  await page.getByRole('heading', { name: 'Authentic receipt' }).waitFor();
  expect(complaints).toEqual([]);
});

test('an unknown code offers to type it again', async () => {
  const { page } = await asGuest();
  await page.goto('/r/rec_123456789abcn');
  await page.getByRole('heading', { name: 'No hay un comprobante con ese código' }).waitFor();
  expect(await page.getByLabel('Código de verificación').isVisible()).toBe(true);
});
