import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type * as z from 'zod';
import { beforeAll, expect, test } from 'vitest';
import { getWidget, getWidgetAnalytics } from '#shared/contract/app/widget.ts';
import { signUp } from '../../infra/testing/customer.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

type Analytics = z.output<typeof getWidgetAnalytics.response>;
type Counted = Analytics['totals'];
type Settings = z.output<typeof getWidget.response>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const none: Counted = { minted: 0, opened: 0, asked: 0, answered: 0, accepted: 0, left: 0 };
const scaled = (sessions: number): Counted => ({
  minted: sessions,
  opened: Math.round(sessions * 0.9),
  asked: Math.round(sessions * 0.6),
  answered: Math.round(sessions * 0.58),
  accepted: Math.round(sessions * 0.5),
  left: Math.round(sessions * 0.1),
});
const summed = (days: readonly Counted[]): Counted => {
  const of = (step: keyof Counted) => days.reduce((sum, day) => sum + day[step], 0);
  return {
    minted: of('minted'),
    opened: of('opened'),
    asked: of('asked'),
    answered: of('answered'),
    accepted: of('accepted'),
    left: of('left'),
  };
};

const newest = Date.UTC(2026, 10, 22);
const dateOf = (daysAgo: number): string => new Date(newest - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** So many days, each with sessions of its own: the last has 100. */
const analyticsOf = (period: number, environment: 'production' | 'sandbox', isEmpty: boolean): Analytics => {
  const days = Array.from({ length: period }, (_, index) => period - 1 - index).map((daysAgo) => ({
    date: dateOf(daysAgo),
    ...(isEmpty ? none : scaled(daysAgo === 0 ? 100 : 20 + ((daysAgo * 37) % 61))),
  }));
  const totals = summed(days);
  const hosts = [
    { origin: 'https://proveedores.comercializadora-del-bajio.example.com', ...scaled(Math.ceil(totals.minted * 0.7)) },
    { origin: 'https://pagos.example.com', ...scaled(Math.ceil(totals.minted * 0.25)) },
    { origin: null, ...scaled(Math.ceil(totals.minted * 0.05)) },
  ];
  return {
    period,
    environment,
    days,
    totals,
    before: isEmpty ? none : scaled(Math.round(totals.minted / 1.2)),
    hosts: isEmpty ? [] : hosts,
    countries: isEmpty
      ? []
      : [
          { country: 'MX', answered: 420, confirmed: 381 },
          { country: 'CO', answered: 96, confirmed: 80 },
        ],
    answers: [
      { verdict: 'confirmed', count: isEmpty ? 0 : 461 },
      { verdict: 'mismatch', count: isEmpty ? 0 : 31 },
      { verdict: 'unusable', count: isEmpty ? 0 : 16 },
      { verdict: 'unanswered', count: isEmpty ? 0 : 8 },
    ],
    acceptedWithinSeconds: isEmpty ? null : 45,
  };
};

const settings: Settings = {
  entitled: true,
  isOn: true,
  allowedOrigins: ['https://pagos.example.com'],
  perDay: 200,
  usedToday: 4,
  uncoveredHosts: [
    { origin: 'https://nueva.example.com', count: 3, lastAt: '2026-11-22T14:03:00.000Z' },
    { origin: 'https://pagos.example.com', count: 1, lastAt: '2026-11-21T14:03:00.000Z' },
    { origin: 'http://intranet.example.com', count: 12, lastAt: '2026-11-20T09:30:00.000Z' },
  ],
};

/** What the server says; gives the origins that were asked for. */
const play = async (page: Page, isEmpty: boolean) => {
  const asked: unknown[] = [];
  let allowedOrigins = settings.allowedOrigins;
  await page.route(/\/api\/widget$/, (route) => {
    if (route.request().method() === 'PATCH') {
      const body = route.request().postDataJSON() as { allowedOrigins: string[] };
      asked.push(body);
      ({ allowedOrigins } = body);
    }
    const json = isEmpty ? { ...settings, uncoveredHosts: [] } : { ...settings, allowedOrigins };
    return route.fulfill({ json: getWidget.response.parse(json) });
  });
  await page.route(/\/api\/widget\/analytics/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const environment = query.get('environment') === 'sandbox' ? 'sandbox' : 'production';
    return route.fulfill({
      json: getWidgetAnalytics.response.parse(analyticsOf(Number(query.get('period')), environment, isEmpty)),
    });
  });
  return asked;
};

const open = async (isEmpty: boolean, options: BrowserContextOptions = {}, query = '') => {
  const visited = await openDesk(browser, cloud, await signUp(cloud), options);
  const asked = await play(visited.page, isEmpty);
  await visited.page.goto(`/widget?tab=analytics${query}`);
  return { ...visited, asked };
};

test('the funnel says who leaves where, and the chart by day what its table says', async () => {
  const { page, complaints } = await open(false);
  const funnel = page.getByRole('region', { name: 'Hasta dónde llegan' });
  await funnel.getByText('Donde más se van').waitFor();
  expect(await funnel.locator('[data-worst]').textContent()).toMatch(/vieron el formulario y no enviaron una cuenta/);
  expect(await page.getByText('La mitad acepta en').locator('..').textContent()).toMatch(/45.s/);
  const chart = page.getByRole('slider', { name: 'Sesiones por día y hasta dónde llegaron' });
  await chart.focus();
  await page.keyboard.press('End');
  const said = page.locator('[aria-live="polite"]').filter({ hasText: 'sin abrir' });
  expect(await said.textContent()).toMatch(/100.*50 aceptadas.*8 con respuesta.*32 abiertas.*10 sin abrir/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByText('Tabla', { exact: true }).click();
  const today = page.getByRole('table', { name: 'Sesiones por día' }).locator('tbody tr').first();
  expect(await today.getByRole('cell').allTextContents()).toEqual(['100', '90', '60', '58', '50']);
  expect(await page.getByRole('table', { name: 'Por sitio' }).getByRole('row').count()).toBe(4);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('period and environment live in the address, beside the tab', async () => {
  const { page } = await open(false);
  await page.getByText('7 días', { exact: true }).click();
  await page.getByLabel('Entorno').selectOption('sandbox');
  await page.waitForURL('**/widget?tab=analytics&period=7&environment=sandbox');
  const chart = page.getByRole('slider');
  await expect.poll(() => chart.getAttribute('aria-valuemax')).toBe('7');
});

test('a site that asked in vain is allowed with one button, and those that never can be say why', async () => {
  const { page, asked } = await open(false);
  const hosts = page.getByRole('region', { name: 'Sitios que lo pidieron sin permiso' });
  await hosts.getByText('http://intranet.example.com').waitFor();
  expect(await hosts.getByRole('button').count()).toBe(1);
  await hosts.getByText('No se puede permitir').waitFor();
  await hosts.getByRole('button', { name: 'Permitir https://nueva.example.com' }).press('Enter');
  await expect
    .poll(() => asked)
    .toEqual([{ allowedOrigins: ['https://pagos.example.com', 'https://nueva.example.com'] }]);
  await expect.poll(() => hosts.getByRole('button').count()).toBe(0);
  const title = hosts.getByRole('heading');
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test('who has no session yet is told how the first is made, on a phone and in English too', async () => {
  const { page } = await open(true, { viewport: { width: 375, height: 800 }, locale: 'en-US' });
  await page.getByRole('heading', { name: /No sessions yet|Todavía no hay sesiones/ }).waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /integration guide|guía de integración/ }).click();
  await page.waitForURL('**/widget?tab=guide');
});

test('nothing is wider than a phone', async () => {
  const { page } = await open(false, { viewport: { width: 375, height: 800 } });
  await page.getByRole('slider').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
});
