import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { appAddresses } from '#shared/app-addresses.ts';
import { signUp, type Customer } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { prepare } from '../../infra/prepare.ts';
import { accessibilityViolations, openBrowser, scrollsSideways } from './browser.ts';

const languages = ['es', 'en'] as const;
const themes = ['light', 'dark'] as const;
const widths = [1440, 768, 375] as const;
const faces = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);
type Face = (typeof faces)[number];

/** Pages looked at side by side: a browser draws one while it judges another. */
const atOnce = 4;

const documents = async (): Promise<readonly string[]> => {
  const { sites } = await prepare();
  const sitemap = readFileSync(join(sites.web, 'sitemap.xml'), 'utf8');
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return [...found.filter((path) => !path.includes('lang=en')), '/nowhere'];
};

/** Of the app, as an address with something in it: `/batch/*` with a name that is nobody's. */
const ofTheApp = appAddresses.map((address) => address.replace('*', 'x'));

/** These addresses and those below them, instead of all: `ONLY=/,/formatos,/login npm run bench accessible`. */
const only = process.env['ONLY']?.split(',');
const isWanted = ({ path }: Look): boolean =>
  only?.some((address) => path === address || path.startsWith(`${address}/`)) ?? true;

interface Look {
  readonly path: string;
  readonly isUser: boolean;
}

const contextOf = async (browser: Browser, dashboard: string, face: Face, customer: Customer | undefined) => {
  const options: BrowserContextOptions = {
    baseURL: dashboard,
    locale: face.language === 'en' ? 'en-US' : 'es-MX',
    viewport: { width: face.width, height: 900 },
    colorScheme: face.theme,
    reducedMotion: 'reduce',
  };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'language', value: face.language, url: dashboard }]);
  if (!customer) return context;
  const { user } = await customer.call('GET /api/auth/me', {});
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([token, stored]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('currentUser', stored);
    },
    [customer.token, JSON.stringify(user)] as const,
  );
  await page.close();
  return context;
};

/** What is wrong with a page as it stands. */
const faultsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const broken = await accessibilityViolations(page);
  return [...broken, ...((await scrollsSideways(page)) ? ['scrolls sideways'] : [])];
};

/** Takes what is to be done one after the other, so many at once. */
const inTurn = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Every address in both languages, both themes and three widths, by the rules of WCAG 2.2 AA. */
const measure = async (): Promise<Figure[]> => {
  const [cloud, browser, paths] = await Promise.all([ownCloud(), openBrowser(), documents()]);
  try {
    const customer = await signUp(cloud.addresses);
    const looks: readonly Look[] = [
      ...[...paths, ...ofTheApp].map((path) => ({ path, isUser: false })),
      ...ofTheApp.map((path) => ({ path, isUser: true })),
    ].filter(isWanted);
    let faults = 0;
    for (const face of faces)
      for (const isUser of [false, true]) {
        const context = await contextOf(browser, cloud.addresses.dashboard, face, isUser ? customer : undefined);
        await inTurn(
          looks.filter((look) => look.isUser === isUser),
          async ({ path }) => {
            const page = await context.newPage();
            const found = await faultsOf(page, path).catch((error: unknown) => [String(error).slice(0, 200)]);
            for (const fault of found) console.log(`  ${path} (${Object.values(face).join(', ')}): ${fault}`);
            faults += found.length;
            await page.close();
          },
        );
        await context.close();
      }
    return [
      { what: 'pages looked at', value: looks.length * faces.length, unit: 'pages' },
      { what: 'rules broken, or wider than the screen', value: faults, unit: 'faults', budget: 0 },
    ];
  } finally {
    await browser.close();
    await cloud.close();
  }
};

export default measure;
