import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const samples = [
  '/api-documentation',
  '/api-documentation/errors/tooManyRequests',
  '/api-documentation/environments',
  '/api-reference/create-validation',
];
const faces = samples.flatMap((path) =>
  [1440, 375].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      path: width === 1440 ? path : `${path}?lang=en`,
      width,
      colorScheme,
    })),
  ),
);

const figure = (page: Page) => page.locator('.code:has([role=tab])').first();
const shownIn = async (page: Page) => figure(page).locator('pre:visible').innerText();

describe('a page of the portal', () => {
  test.for(faces)('$path is for everybody at $width px in $colorScheme', async ({ path, width, colorScheme }) => {
    const viewport = { width, height: 900 };
    const { page, complaints } = await visit(browser, cloud.dashboard, { viewport, colorScheme });
    await page.goto(path);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is whole without scripts: every language of the code stands there, and nothing that would not work', async () => {
    const { page } = await visit(browser, cloud.dashboard, { javaScriptEnabled: false });
    await page.goto('/api-documentation');
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(5);
    for (const panel of await panels.all()) expect(await panel.locator('pre').isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'English' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('navigation', { name: 'Previous and next' }).getByRole('link').click();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('is in the language that was chosen last, here as in the dashboard, unless its address says another', async () => {
    const { page } = await visit(browser, cloud.dashboard);
    const heading = () => page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('/api-documentation');
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(heading).toBe('Quick start');
    await page.goto('/api-documentation');
    expect(await heading()).toBe('Quick start');
    await page.goto('/');
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await expect.poll(heading).toBe('Quick start');
    await page.goto('/api-documentation?lang=es');
    expect(await heading()).toBe('Inicio rápido');
  });

  test('shows code in the language that was chosen last, on every page, by mouse and by keyboard', async () => {
    const { page } = await visit(browser, cloud.dashboard);
    await page.goto('/api-documentation');
    expect(await shownIn(page)).toContain('curl ');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    expect(await shownIn(page)).toContain('import ');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'PHP' }).first().getAttribute('aria-selected')).toBe('true');
    await page.goto('/api-documentation/batches');
    await expect.poll(() => page.getByRole('tab', { name: 'PHP' }).first().getAttribute('aria-selected')).toBe('true');
  });

  test('is copied as code, and whole as Markdown for an assistant', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await visit(browser, cloud.dashboard, { permissions });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/api-documentation?lang=en');
    await figure(page).getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await copied()).toContain(`curl ${cloud.publicApi}/v1/validations`);
    await page.getByRole('button', { name: 'Copy for an assistant' }).click();
    await expect.poll(copied).toMatch(/^# Quick start\n/);
  });

  test('keeps the theme that was chosen, here as in the dashboard', async () => {
    const { page } = await visit(browser, cloud.dashboard, { colorScheme: 'light' });
    await page.goto('/api-documentation');
    await page.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' }).click();
    await page.goto('/api-documentation/environments');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

describe('the search', () => {
  test('finds a page by words without their accents, with a mistake, or by a code, all by keyboard', async () => {
    const { page, complaints } = await visit(browser, cloud.dashboard);
    await page.goto('/api-documentation');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox', { name: 'Qué buscas' });
    const first = page.getByRole('dialog').getByRole('link').first();
    for (const [words, title] of [
      ['autenticacion', 'Autenticación'],
      ['autentikación', 'Autenticación'],
      ['idempot', 'Idempotencia'],
    ] as const) {
      await field.fill(words);
      await first.getByText(title, { exact: true }).waitFor();
    }
    await field.fill('tooManyRequests');
    await page.getByRole('dialog').getByText('errors.tooManyRequests').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await field.fill('zzzzzz');
    await page.getByText('Nada con esas palabras.').waitFor();
    await field.fill('idempotencia');
    await first.getByText('Idempotencia', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Idempotencia' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('closes by Escape and by its button, and gives the focus back', async () => {
    const { page } = await visit(browser, cloud.dashboard);
    await page.goto('/api-documentation');
    const opener = page.getByRole('button', { name: 'Buscar en la documentación' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cerrar' }).click(),
    ]) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      await close();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});

describe('an example', () => {
  test('leads who has no account to one', async () => {
    const { page } = await visit(browser, cloud.dashboard);
    await page.goto('/api-documentation');
    await page.getByRole('button', { name: 'Probar' }).first().click();
    await page.waitForURL('**/register');
    await expect.poll(() => page.getByLabel('Correo corporativo').isVisible()).toBe(true);
  });

  test("carries the reader's own key of the sandbox, and runs there at no cost", async () => {
    const customer = await signUp(cloud);
    const { keyId } = await customer.call('POST /api/keys', { body: { name: 'Integración', environment: 'sandbox' } });
    const { page, complaints } = await openDesk(browser, cloud, customer);
    await page.goto('/api-documentation');
    await expect.poll(() => shownIn(page)).toContain(keyId);
    await page.getByText('Tu clave: Integración').first().waitFor();
    await page.getByRole('link', { name: 'Panel' }).waitFor();
    await page.getByRole('button', { name: 'Probar' }).first().click();
    const answer = page.locator('.answer').first();
    await answer.getByText(/^201/).waitFor();
    expect(JSON.parse(await answer.locator('pre').innerText())).toMatchObject({
      environment: 'sandbox',
      status: 'VALID',
    });
    expect(await accessibilityViolations(page)).toEqual([]);
    const { user } = await customer.call('GET /api/auth/me', {});
    expect(user.credits).toBe(5);
    expect(complaints).toEqual([]);
  });

  test('of whose session is over says so', async () => {
    const customer = await signUp(cloud);
    const { page } = await openDesk(browser, cloud, customer);
    await customer.call('POST /api/auth/logout', {});
    await page.goto('/api-documentation');
    await page.getByRole('button', { name: 'Probar' }).first().click();
    const said = page.locator('.answer').first();
    await expect.poll(() => said.innerText()).toContain('Tu sesión terminó.');
  });
});
