import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

type Batch = OutputOf<EndpointAt<'GET /api/batches/{id}'>>;
type Result = OutputOf<EndpointAt<'GET /api/batches/{id}/results'>>['data'][number];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const id = `bat_${'0'.repeat(26)}`;
const total = 50_000;
const paused: Batch = {
  id,
  name: 'Nómina de noviembre',
  note: null,
  environment: 'production',
  status: 'PAUSED',
  pausedBy: 'credits',
  problem: null,
  columns: ['nombre', 'clabe'],
  counts: {
    total,
    pending: 203,
    processing: 0,
    success: total - 1_203,
    failed: 1_000,
    valid: total - 1_203,
    invalid: 0,
    error: 0,
    timeout: 0,
    refused: 1_000,
    duplicates: 0,
  },
  verdicts: { pay: total - 1_203, plain: 0, look: 0, stop: 0 },
  credits: { reserved: total - 1_203, charged: total - 1_203, returned: 0, missing: 203 },
  secondsLeft: null,
  upload: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  startedAt: '2026-11-22T10:00:01.000Z',
  completedAt: null,
};

const rowOf = (row: number): Result => ({
  row,
  customId: `PRV-${row}`,
  beneficiaryName: 'Textiles',
  status: 'FAILED',
  sameAs: null,
  verdict: null,
  validation: null,
  findings: [
    { pointer: '/accountNumber', code: 'mx.clabe.check_digit', detail: `Fila ${row}: termina en 0, no en 7.` },
  ],
  original: ['Textiles', '072580009201544837'],
  asked: { country: 'MX', accountNumber: '072580009201544837' },
});

/** A batch larger than a test can send, in a state that takes days to reach. */
const openBatches = async (path: string, language = 'es') => {
  const visited = await openDesk(browser, cloud, await signUp(cloud));
  const { page } = visited;
  const read: string[] = [];
  await page.route('**/api/batches**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    read.push(`${pathname.split('/').at(-1)} ${searchParams.get('from') ?? ''}`);
    if (pathname === '/api/batches')
      return route.fulfill({ json: { data: [paused], hasMore: false, nextCursor: null } });
    if (!pathname.endsWith('/results')) return route.fulfill({ json: paused });
    const from = Number(searchParams.get('from') ?? 1);
    const limit = Math.min(Number(searchParams.get('limit')), total - from + 1);
    const data = Array.from({ length: limit }, (_, index) => rowOf(from + index));
    return route.fulfill({ json: { data, hasMore: true, nextCursor: 'next' } });
  });
  if (language === 'en') await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.goto(path);
  return { ...visited, read };
};

const heading = (page: Page) => page.getByRole('heading', { name: 'Nómina de noviembre' });

describe('a batch on screen', () => {
  test('of 50,000 rows is read where somebody scrolls to, and nowhere else', async () => {
    const { page, read, complaints } = await openBatches(`/batch/${id}`);
    await page.getByRole('button', { name: 'Ver la fila 1', exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Filas del lote' })
      .evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await page.getByRole('button', { name: 'Ver la fila 50,000' }).waitFor();
    expect(read.filter((one) => one.startsWith('results'))).toEqual(['results 1', 'results 49901']);
    expect(await page.getByRole('table', { name: 'Resultados' }).getAttribute('aria-rowcount')).toBe('50001');
    expect(await page.locator('tbody tr').count()).toBeLessThan(60);
    expect(complaints).toEqual([]);
  });

  test('that waits for credits says how many, and buys them', async () => {
    const { page } = await openBatches(`/batch/${id}`);
    await page.getByText('En pausa: faltan 203 créditos').first().waitFor();
    await page.getByRole('button', { name: 'Comprar 203 créditos' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('asks before it is given up, and nothing happens where nobody says yes', async () => {
    const { page, read } = await openBatches(`/batch/${id}`);
    await page.getByRole('button', { name: 'Cancelar lote' }).click();
    await page.getByRole('dialog', { name: '¿Cancelar el lote?' }).getByRole('button', { name: 'Volver' }).click();
    expect(read.filter((one) => one.startsWith('cancel'))).toEqual([]);
  });

  test('opens a row by keyboard, tells what to correct, and gives the focus back', async () => {
    const { page } = await openBatches('/batch');
    await page.getByRole('link', { name: 'Nómina de noviembre' }).press('Enter');
    await heading(page).waitFor();
    await page.getByRole('button', { name: 'Ver la fila 3', exact: true }).press('Enter');
    await page
      .getByRole('dialog', { name: /^Fila 3/ })
      .getByText('Fila 3: termina en 0, no en 7.')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Ver la fila 3');
  });

  test.for(['es', 'en'])('breaks no rule of accessibility and fits, in %s', async (language) => {
    const { page } = await openBatches('/batch', language);
    await page.getByRole('link', { name: 'Nómina de noviembre' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Nómina de noviembre' }).click();
    await heading(page).waitFor();
    await page.locator('tbody button').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await scrollsSideways(page)).toBe(false);
  });
});
