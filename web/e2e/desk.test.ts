import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from '../src/features/batch/desk/desk.ts';
import { openBrowser, visit } from './browser.ts';
import { deskSite } from './desk-site.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let site: Awaited<ReturnType<typeof deskSite>>;
let policy = '';

beforeAll(async () => {
  const { headers } = await fetch(cloud.dashboard);
  policy = headers.get('content-security-policy') ?? '';
  site = await deskSite(policy);
});
afterAll(() => site.close());

interface Window {
  desk: Desk;
}

/** Opens the desk of this page; what was there before is left. */
const openDeskIn = (page: Page) =>
  // As text: what compiles these tests would make an import of its own of it.
  page.evaluate(`import('/desk.js').then(({ openDesk }) => void (globalThis.desk = openDesk()))`);

const csv = 'nombre;clabe\nAna;032180000118359719\nLuz;032180000118359710\nAna;032180000118359719\n';

test('reads and judges a file in a worker under the policy of the product, and keeps it over a reload', async () => {
  expect(policy).toContain('trusted-types own-worker');
  const { page, complaints } = await visit(await openBrowser(), site.address);
  await page.goto('/');
  await openDeskIn(page);
  const draft = await page.evaluate(
    (text) => (globalThis as unknown as Window).desk.open(new File([text], 'nomina.csv')),
    csv,
  );
  expect(draft).toMatchObject({ name: 'nomina.csv', rows: 3, country: 'MX' });
  const rehearsal = await page.evaluate(() =>
    (globalThis as unknown as Window).desk.edit([{ index: 1, field: 'beneficiaryName', value: 'Luz María' }]),
  );
  expect(rehearsal).toMatchObject({ ready: 1, duplicates: 1, wrong: 1, credits: 1 });
  await page.evaluate(() => (globalThis as unknown as Window).desk.close());

  await expect
    .poll(async () => {
      await page.reload();
      await openDeskIn(page);
      return page.evaluate(async () => {
        const { desk } = globalThis as unknown as Window;
        const kept = await desk.kept();
        return kept && (await desk.rows('all', 1, 1)).rows[0]?.values.beneficiaryName;
      });
    })
    .toBe('Luz María');

  const forgotten = await page.evaluate(async () => {
    const { desk } = globalThis as unknown as Window;
    await desk.forget();
    return desk.kept();
  });
  expect(forgotten).toBeNull();
  expect(complaints).toEqual([]);
});

test('no other script becomes a worker, and no other policy can be made', async () => {
  const { page } = await visit(await openBrowser(), site.address);
  await page.goto('/');
  await openDeskIn(page);
  const refused = await page.evaluate(() => {
    const tried = (act: () => unknown): string => {
      try {
        act();
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const types = (
      globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes;
    return [
      tried(() => new Worker('/desk.js')),
      tried(() => types.createPolicy('another', { createScriptURL: (url: string) => url })),
      tried(() => types.createPolicy('own-worker', { createScriptURL: (url: string) => url })),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
