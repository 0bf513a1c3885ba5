import type { Browser, Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const builder = (page: Page) => page.getByRole('dialog');
const again = (page: Page) => builder(page).getByRole('button', { name: 'Reintentar' });

const accounts = Array.from({ length: 60 }, (_, at) => clabeOf(`0021150160${String(at).padStart(7, '0')}`));

/** As many rows for the sandbox; many ask the same, so they take as long as a few. */
const fileOf = (rows: number) => ({
  name: 'prueba.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'beneficiario,clabe,folio',
      ...Array.from({ length: rows }, (_, row) => `Ferretera ${row % 60},${accounts[row % 60]},F-${row}`),
    ].join('\n'),
  ),
});

const toConfirmation = async (page: Page, rows: number) => {
  await page.goto('/batch');
  await page.getByRole('button', { name: 'Lote nuevo' }).first().click();
  await builder(page).getByText('Respuestas de prueba, gratis.').click();
  await builder(page).locator('input[type=file]').setInputFiles(fileOf(rows));
  await builder(page).getByRole('button', { name: 'Empezar' }).click();
  await builder(page)
    .getByRole('button', { name: /^Enviar [\d,.]+ filas$/ })
    .click();
};

const shownBatch = async (page: Page) => {
  await page.waitForURL(/\/batch\/bat_/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};
const batchesOf = async ({ call }: Customer) => (await call('GET /api/batches', {})).data;
const keyOf = (request: Request) => request.headers()['idempotency-key'];

test('a file of more than 1,000 rows is sent to the end, whatever is lost on the way, and asked once', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  const created: { readonly key: string | undefined; readonly id: string }[] = [];
  await page.route('**/api/batches', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const batch = (await response.json()) as { readonly id: string; readonly upload: object };
    created.push({ key: keyOf(route.request()), id: batch.id });
    // The first address is over by the time the connection is back.
    const upload = created.length === 1 ? { ...batch.upload, expiresAt: new Date(0).toISOString() } : batch.upload;
    await route.fulfill({ response, json: { ...batch, upload } });
  });
  const puts: (number | 'unsent' | 'lost')[] = [];
  await page.route('**/batches/**/*.jsonl?**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    if (puts.length === 0) {
      puts.push('unsent');
      return route.abort();
    }
    const response = await route.fetch();
    const isLost = puts.length === 1;
    puts.push(isLost ? 'lost' : response.status());
    if (!isLost) return route.fulfill({ response });
    await builder(page)
      .getByText(/Enviando las filas: \d+ %/)
      .waitFor();
    await route.abort();
  });
  await toConfirmation(page, 1_001);
  await again(page).click();
  await expect.poll(() => puts).toEqual(['unsent', 'lost']);
  await again(page).click();
  const id = await shownBatch(page);
  expect(puts).toEqual(['unsent', 'lost', 412]);
  const [first, second] = created;
  expect(created).toHaveLength(2);
  expect(first?.key).not.toBe(second?.key);
  expect(id).toBe(second?.id);
  const ended = () => customer.call('GET /api/batches/{id}', { params: { id } });
  await expect.poll(async () => (await ended()).status, { timeout: 45_000, interval: 500 }).toBe('SUCCESS');
  const { counts } = await ended();
  expect(counts).toMatchObject({ total: 1_001, success: 1_001, failed: 0 });
});

test('a batch whose answer was lost is asked for again under its own key, and made once', async () => {
  const customer = await signUp(cloud);
  const { page } = await openDesk(browser, cloud, customer);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/batches', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(keyOf(route.request()));
    const response = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await toConfirmation(page, 3);
  await again(page).click();
  const id = await shownBatch(page);
  expect((await batchesOf(customer)).map((batch) => batch.id)).toEqual([id]);
  expect(keys).toEqual([keys[0], keys[0]]);
});
