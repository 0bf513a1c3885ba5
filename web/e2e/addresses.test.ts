import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { siteMarker } from '../../shared/site-address.ts';
import { accessibilityViolations, openBrowser, scrollsSideways, visit } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const { dashboard } = cloud;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
const read = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};
const unescaped = (text: string): string => text.replaceAll('&amp;', '&');
const hrefs = (html: string, link: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<link rel="${link}" href="([^"]*)">`, 'g'))].map(([, href = '']) => unescaped(href));
const pictureIn = (html: string): string => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? '';

const locations = async (): Promise<readonly string[]> => {
  const { text } = await read(`${dashboard}/sitemap.xml`);
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));
};

/** Several at once, as a crawler does. */
const eachOf = async <T>(
  all: readonly T[],
  ask: (one: T) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const left = all.values();
  const walks = Array.from({ length: 12 }, async () => {
    const found: string[] = [];
    for (const one of left) found.push(...(await ask(one)));
    return found;
  });
  return (await Promise.all(walks)).flat();
};

test('a crawler finds the pages by robots.txt and the sitemap, and each says the address under which it was found', async () => {
  expect((await read(`${dashboard}/robots.txt`)).text).toContain(`Sitemap: ${dashboard}/sitemap.xml\n`);
  const listed = await locations();
  expect(listed).toContain(`${dashboard}/`);
  expect(listed).toContain(`${dashboard}/api-reference?lang=en`);
  const pictures = new Set<string>();
  const wrong = await eachOf(listed, async (address) => {
    const { status, text } = await read(address);
    const language = address.endsWith('?lang=en') ? 'en' : 'es';
    pictures.add(pictureIn(text));
    return [
      ...(status === 200 ? [] : [`${address} answers ${status}`]),
      ...(text.includes(`<html lang="${language}">`) ? [] : [`${address} is in another language`]),
      ...(hrefs(text, 'canonical').join() === address ? [] : [`${address} says it is elsewhere`]),
      ...(text.includes(siteMarker) ? [`${address} holds the marker`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  const missing = await eachOf([...pictures], async (picture) => {
    const { status, type } = await read(picture);
    return status === 200 && type === 'image/png' ? [] : [`${picture} answers ${status}, ${type}`];
  });
  expect(missing).toEqual([]);
});

test('what assistants read names pages that are there', async () => {
  const { text, type } = await read(`${dashboard}/llms.txt`);
  expect(type).toBe('text/plain; charset=utf-8');
  const named = [...text.matchAll(/^- \[[^\]]*\]\(([^)]*)\)/gm)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(300);
  const wrong = await eachOf(named, async (address) => {
    const { status } = await read(address);
    return status === 200 && address.startsWith(dashboard) ? [] : [`${address} answers ${status}`];
  });
  expect(wrong).toEqual([]);
});

test.for(['/no-such-page', '/api-documentation/nowhere', '/api-reference/nowhere?lang=en', '/nowhere.md'])(
  '%s is nowhere, and says so to programs too',
  async (path) => {
    const { status, text } = await read(dashboard + path);
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${path.endsWith('lang=en') ? 'en' : 'es'}">`);
    expect(text).toContain('<meta name="robots" content="noindex">');
  },
);

test.for([
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const)('what is nowhere names pages like it, at $width px in $colorScheme', async ({ width, colorScheme }) => {
  const viewport = { width, height: 900 };
  const { page, complaints } = await visit(browser, dashboard, { viewport, colorScheme });
  await page.goto('/api-documentation/webhok?lang=en');
  const similar = page.locator('[data-similar]').getByRole('link').first();
  expect(await similar.getAttribute('href')).toBe('/api-documentation/webhooks?lang=en');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  // The browser tells of the 404 itself.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await similar.click();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
});
