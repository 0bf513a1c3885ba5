import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { openBrowser } from './browser.ts';

/** A phone on a slow net, and a computer at a desk. */
const faces = {
  slow: { viewport: { width: 390, height: 844 }, cpu: 4, net: { latency: 150, bytesPerSecond: 200_000 } },
  desktop: { viewport: { width: 1440, height: 900 }, cpu: 1, net: undefined },
} as const;
type Face = keyof typeof faces;

/** Sets of runs differ by a quarter: what counts is the middle one. */
const runs = 5;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A visitor whom nothing was ever sent to. */
const visitor = async (browser: Browser, face: Face) => {
  const { viewport, cpu, net } = faces[face];
  const context = await browser.newContext({ viewport, locale: 'es-MX' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (net)
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: net.latency,
      downloadThroughput: net.bytesPerSecond,
      uploadThroughput: net.bytesPerSecond,
    });
  await page.addInitScript(() => {
    const told = { lcp: 0, cls: 0 };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) told.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.cls += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, close: () => context.close() };
};

const paints = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly told: { readonly lcp: number; readonly cls: number } }).told);

/** Types as soon as the field is there; answers when the number is drawn, in ms from the navigation on. */
const drawnAfter = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.an-input').waitFor();
  await page.locator('.an-input').fill('032180000118359719');
  await page.waitForFunction(() => document.querySelector('.an-plate-stage [data-i="15"]')?.textContent === '7');
  return page.evaluate(() => performance.now());
};

const seen = async (browser: Browser, address: string, face: Face) => {
  const all: { lcp: number; cls: number; usable: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const still = await visitor(browser, face);
    await still.page.goto(address, { waitUntil: 'networkidle' });
    const { lcp, cls } = await paints(still.page);
    await still.close();
    const busy = await visitor(browser, face);
    const usable = await drawnAfter(busy.page, address);
    await busy.close();
    all.push({ lcp, cls, usable });
  }
  return {
    lcp: median(all.map(({ lcp }) => lcp)),
    usable: median(all.map(({ usable }) => usable)),
    cls: Math.max(...all.map(({ cls }) => cls)),
  };
};

const fetched = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('?')[0] ?? ''));

/** Bytes as gzip sends them, whatever the browser negotiated. */
const kb = async (addresses: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await fetch(address)).bytes(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};
const scripts = (names: readonly string[]) => names.filter((name) => name.endsWith('.js'));

/** What a stranger's browser loads, before and after there is somebody. */
const weighed = async (browser: Browser, address: string): Promise<Figure[]> => {
  const { page, close } = await visitor(browser, 'desktop');
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = await fetched(page);
  await page.locator('.an-input').fill('032180000118359719');
  await page.locator('[data-island] > div:not(.an-plate)').waitFor();
  const after = await fetched(page);
  await page.locator('.ask-tries button').first().click();
  await page.locator('.ask-answer').waitFor();
  const asked = await fetched(page);
  await close();
  const html = await (await fetch(address)).text();
  const sheet = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return [
    { what: 'landing, HTML gzipped', value: await kb([address]), unit: 'kB', budget: 25 },
    { what: 'landing, of it style', value: gzipSync(sheet, { level: 9 }).length / 1000, unit: 'kB' },
    { what: 'landing, JavaScript before anybody is there', value: await kb(scripts(before)), unit: 'kB', budget: 30 },
    { what: 'landing, JavaScript with the demo awake', value: await kb(scripts(after)), unit: 'kB', budget: 60 },
    { what: 'landing, JavaScript with an answer', value: await kb(scripts(asked)), unit: 'kB', budget: 75 },
    { what: 'landing, requests', value: before.length, unit: 'files' },
  ];
};

const measure = async (): Promise<Figure[]> => {
  const [cloud, browser] = await Promise.all([ownCloud(), openBrowser()]);
  try {
    const { dashboard } = cloud.addresses;
    const slow = await seen(browser, dashboard, 'slow');
    const desktop = await seen(browser, dashboard, 'desktop');
    return [
      ...(await weighed(browser, dashboard)),
      { what: 'landing, LCP on a slow phone', value: slow.lcp, unit: 'ms', budget: 600 },
      { what: 'landing, demo usable on a slow phone', value: slow.usable, unit: 'ms', budget: 1300 },
      { what: 'landing, LCP on a desktop', value: desktop.lcp, unit: 'ms', budget: 250 },
      { what: 'landing, demo usable on a desktop', value: desktop.usable, unit: 'ms' },
      { what: 'landing, layout shift, worst', value: 1000 * Math.max(slow.cls, desktop.cls), unit: '/1000', budget: 5 },
    ];
  } finally {
    await browser.close();
    await cloud.close();
  }
};

export default measure;
