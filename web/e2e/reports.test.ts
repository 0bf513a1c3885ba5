import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { appAddresses } from '#shared/app-addresses.ts';
import { receiveCspReports } from '#shared/contract/app/csp-reports.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import { openBrowser, openDesk, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
let customer: Customer;
beforeAll(async () => {
  [browser, customer] = await Promise.all([openBrowser(), signUp(cloud)]);
});

/** Every refusal of the policy, from the first line of each page on; the console keeps some of them to itself. */
const refusalsOf = async (page: Page): Promise<readonly string[]> => {
  const refusals: string[] = [];
  await page.exposeFunction('tellRefusal', (text: string) => void refusals.push(text));
  await page.addInitScript(() => {
    const { tellRefusal } = globalThis as unknown as { readonly tellRefusal: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      tellRefusal(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
    );
  });
  return refusals;
};

const walk = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
};

/** Pages below one name are of one make: the first, the last and one between stand for all of them. */
const someOf = (pages: readonly string[]): readonly string[] =>
  [...Map.groupBy(pages, (page) => page.replace(/^(\/en)?(\/[^/]*).*$/, '$1$2')).values()].flatMap((alike) => [
    ...new Set([alike[0], alike[Math.floor(alike.length / 2)], alike.at(-1)].filter((page) => page !== undefined)),
  ]);

const publicPages = async (): Promise<readonly string[]> => {
  const sitemap = await (await fetch(`${cloud.dashboard}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
};

test('browsers refuse nothing on public pages of any kind: there is nothing to report', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  const refusals = await refusalsOf(page);
  const pages = someOf(await publicPages());
  expect(pages.length).toBeGreaterThan(20);
  await walk(page, pages);
  expect(refusals).toEqual([]);
}, 300_000);

test('nor on any screen of the app, of a guest or of a customer', async () => {
  const screens = appAddresses.map((address) => address.replace('*', 'none'));
  const { page: ofGuest } = await visit(browser, cloud.dashboard);
  const { page: ofCustomer } = await openDesk(browser, cloud, customer);
  const refusals = await Promise.all([ofGuest, ofCustomer].map(refusalsOf));
  for (const page of [ofGuest, ofCustomer]) await walk(page, screens);
  expect(refusals).toEqual([[], []]);
}, 300_000);

test('what a page tries against its policy reaches us from the browser itself, and names no visitor there', async () => {
  const { page } = await visit(browser, cloud.dashboard);
  // Browsers tell by the newer name over TLS alone, which this machine does not have.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain(`report-to csp; report-uri ${receiveCspReports.path}`);
    expect(headers['reporting-endpoints']).toBe(`csp="${receiveCspReports.path}"`);
    const older = policy.replace('report-to csp; ', '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
  });
  await page.goto('/login');
  const told = page.waitForResponse(`**${receiveCspReports.path}`);
  await page.evaluate(() => {
    const planted = document.createElement('img');
    planted.src = 'https://pixel.example/planted.gif';
    document.body.append(planted);
  });
  const answer = await told;
  expect(answer.status()).toBe(204);
  expect(answer.request().headers()['content-type']).toBe('application/csp-report');
  expect(answer.request().postDataJSON()).toMatchObject({
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://pixel.example/planted.gif' },
  });
});
