import { gzipSync } from 'node:zlib';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { openBrowser } from './browser.ts';

/** Bytes of files as gzip sends them, whatever the browser negotiated. */
const gzipped = async (addresses: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(await (await fetch(address)).bytes(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** What a stranger's browser loads for the landing page. */
const measure = async (): Promise<Figure[]> => {
  const [cloud, browser] = await Promise.all([ownCloud(), openBrowser()]);
  try {
    const page = await browser.newPage();
    await page.goto(cloud.addresses.dashboard);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const kb = async (ending: string) => (await gzipped(loaded.filter((name) => name.endsWith(ending)))) / 1000;
    return [
      { what: 'landing, JavaScript gzipped', value: await kb('.js'), unit: 'kB', budget: 130 },
      { what: 'landing, style sheets gzipped', value: await kb('.css'), unit: 'kB', budget: 15 },
      { what: 'landing, requests', value: loaded.length, unit: 'files' },
    ];
  } finally {
    await browser.close();
    await cloud.close();
  }
};

export default measure;
