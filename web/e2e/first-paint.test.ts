import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const { dashboard } = cloud;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Holds back every script and style sheet until it is let go. */
const holdAssets = async (page: Page) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

/** What a form shows from its heading to its button, and where: fields and buttons to come have names of their own. */
const shownIn = (page: Page, form: string) =>
  page.locator(form).evaluate((root) =>
    [...root.querySelectorAll('h1, .label, .hint, .input, .first-field, [type=submit], .first-button')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.matches('h1, .label') ? one.textContent : '', ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

const faces = [
  { width: 1440, language: 'es', colorScheme: 'light' },
  { width: 375, language: 'en', colorScheme: 'dark' },
] as const;
const headings = {
  '/login': { es: 'Entra a tu cuenta', en: 'Log in to your account' },
  '/register': { es: 'Crea tu cuenta', en: 'Create your account' },
} as const;

test.for((['/login', '/register'] as const).flatMap((path) => faces.map((face) => ({ ...face, path }))))(
  'the words of $path stand on screen before any script has come, in the language asked for ($language, $width px), where the app then has them',
  async ({ path, width, language, colorScheme }) => {
    const { page, complaints } = await visit(browser, dashboard, { viewport: { width, height: 900 }, colorScheme });
    const letGo = await holdAssets(page);
    await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
    const first = page.locator('#first');
    await first.getByText(headings[path][language]).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await shownIn(page, '#first');
    letGo();
    await page.getByRole('heading', { level: 1, name: headings[path][language] }).waitFor();
    expect(await first.count()).toBe(0);
    expect(await shownIn(page, 'main')).toEqual(before);
    expect(await page.title()).toBe(`${headings[path][language]} · CuentaClara`);
    expect(complaints).toEqual([]);
  },
);

test('whoever is signed in sees nothing of a way in on the way to the dashboard', async () => {
  const { page } = await visit(browser, dashboard);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('token', 'x'));
  await holdAssets(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#first h1').waitFor({ state: 'attached' });
  expect(await page.locator('#first h1').isVisible()).toBe(false);
});

test('a language that is chosen on a way in counts, whichever its address named', async () => {
  const { page } = await visit(browser, dashboard);
  await page.goto('/login?lang=en');
  await page.getByRole('button', { name: /^ES/ }).click();
  await page.getByRole('heading', { level: 1, name: headings['/login'].es }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(headings['/login'].es);
});

test('brand and shape stand on screen before any script or style sheet has come, in the theme that was chosen', async () => {
  const { page, complaints } = await visit(browser, dashboard, { colorScheme: 'light' });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: dashboard }]);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const first = page.locator('#first');
  await first.getByText('CuentaClara').waitFor();
  const mark = await first.locator('.mark').boundingBox();
  expect(await first.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(236, 240, 234)');
  gate.resolve();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const brand = await page.getByRole('banner').getByRole('link', { name: 'CuentaClara' }).boundingBox();
  expect([brand?.x, brand?.y]).toEqual([mark?.x, mark?.y]);
  expect(complaints).toEqual([]);
});
