import type { Browser } from 'playwright-core';
import { percentile, type Figure } from '../../infra/testing/figures.ts';
import { openBrowser } from '../../web/e2e/browser.ts';
import { playServer } from './frame-server.ts';
import { builtWidget, startFrameSite, type Site } from './frame-site.ts';

const visits = 9;

/** From `open` of the page until the form can be filled in, in a browser that knows nothing of us yet. */
const readyIn = async (browser: Browser, { host, tokenFor }: Site, slowness: number): Promise<number> => {
  const context = await browser.newContext({ baseURL: host, locale: 'es-MX' });
  const page = await context.newPage();
  await playServer(page, {});
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto('/');
  const milliseconds = await page.evaluate(
    (token) =>
      new Promise<number>((resolve) => {
        interface Api {
          create(options: object): { open(): void };
        }
        const { CuentaClara } = window as unknown as { CuentaClara: Api };
        const began = performance.now();
        const onReady = () => resolve(performance.now() - began);
        CuentaClara.create({ token, container: '#place', onReady }).open();
      }),
    tokenFor('s'),
  );
  await context.close();
  return milliseconds;
};

/** Page and frame are of one site here, and so in one process: the slowness of the page is that of the frame. */
const measure = async (): Promise<Figure[]> => {
  const [site, browser] = await Promise.all([
    builtWidget().then((files) => startFrameSite(files, '127.0.0.1')),
    openBrowser(),
  ]);
  const medianOf = async (slowness: number): Promise<number> => {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) times.push(await readyIn(browser, site, slowness));
    return percentile(times, 0.5);
  };
  try {
    return [
      { what: 'frame, until it can be used, median', value: await medianOf(1), unit: 'ms' },
      { what: 'the same on a CPU four times slower', value: await medianOf(4), unit: 'ms', budget: 1_000 },
      { what: 'the same on a CPU sixteen times slower', value: await medianOf(16), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    site.close();
  }
};

export default measure;
