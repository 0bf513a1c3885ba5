import AxeBuilder from '@axe-core/playwright';
import chromium from '@sparticuz/chromium';
import {
  chromium as playwright,
  type APIResponse,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Addresses, Customer } from '../../infra/testing/customer.ts';

let opened: Promise<Browser> | undefined;

const launch = async (): Promise<Browser> => {
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
  browser.once('disconnected', () => (opened = undefined));
  return browser;
};

/**
 * A real browser without any flag that weakens it: CORS and the content security policy hold as for a customer. All files
 * of a worker share it, each test as a visitor of its own; it ends with the worker.
 */
export const openBrowser = (): Promise<Browser> => (opened ??= launch());

export interface Visit {
  readonly page: Page;
  /** What the browser complained about: script errors, refused resources, violations of the policy. */
  readonly complaints: readonly string[];
}

/** A fresh visitor at one origin for the length of a test, in Spanish on a wide screen unless told otherwise. */
export const visit = async (browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-MX',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Pages left open go on asking for answers and drawing, at the cost of the tests after them.
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
};

/** The dashboard of a customer who has signed in before, on this browser. */
export const openDesk = async (
  browser: Browser,
  { dashboard }: Addresses,
  { token, call }: Customer,
  options: BrowserContextOptions = {},
): Promise<Visit> => {
  const { user } = await call('GET /api/auth/me', {});
  const visited = await visit(browser, dashboard, options);
  await visited.page.goto('/favicon.svg');
  await visited.page.evaluate(
    ([key, stored]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('currentUser', stored);
    },
    [token, JSON.stringify(user)] as const,
  );
  await visited.page.goto('/dashboard');
  await visited.page.getByLabel(/Número de cuenta|Account number/).waitFor();
  return visited;
};

/** The session ends in another tab: this one is led to log in, without being loaded anew. */
export const logOutElsewhere = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });

/** A valid account that no bank is asked about. */
export const sandboxNumber = '999700000000000001';

export const askSandbox = async (page: Page) => {
  await page.getByRole('switch', { name: 'Modo sandbox' }).click();
  await page.getByLabel('Número de cuenta').fill(sandboxNumber);
  await page.getByRole('button', { name: 'Validar cuenta' }).click();
};

type Change = (response: APIResponse) => Promise<Parameters<Route['fulfill']>[0]>;
const unchanged: Change = async () => ({});

/** Holds the answers of one call back until they are let go, as they came or changed. */
export const holdBack = async (page: Page, path: string, change = unchanged) => {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await gate.promise;
    await route.fulfill({ response, ...(await change(response)) });
    arrived.resolve();
  });
  return async () => {
    gate.resolve();
    await arrived.promise;
  };
};

/** What a bank that wants more time makes of an answer. */
export const underway: Change = async (response) => ({
  json: { ...((await response.json()) as object), status: 'PROCESSING' },
});

/** A bank that wants more time, until it is told to answer. */
export const slowBank = async (page: Page) => {
  let change = underway;
  await page.route(/\/api\/validations(\/val_\w+)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, ...(await change(response)) });
  });
  return () => {
    change = unchanged;
  };
};

/** Whether the judge is in the page already: half a megabyte that each document needs once. */
const holdsAxe = async (page: Page): Promise<boolean> => {
  const held = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return held.every(Boolean);
};

/**
 * Rules of WCAG 2.2 AA that the page as it stands breaks, with the first element each. Pages have no frames of other
 * origins, so the page itself puts the results together (`legacy`) and no second one is opened for it. Every element that
 * keeps its rules would be told too: that is most of the work, and nobody reads it.
 */
export const accessibilityViolations = async (page: Page): Promise<string[]> => {
  const held = await holdsAxe(page);
  const { violations } = await new AxeBuilder({ page, ...(held && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
