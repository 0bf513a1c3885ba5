import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Language } from '#shared/messages/messages.ts';
import { once } from '../../../infra/testing/once.ts';
import { openBrowser } from '../../e2e/browser.ts';
import type { Answers, AppRoute } from './answers.ts';
import { playing, type Call, type Scene } from './scene.ts';
import { serveDashboard } from './server.ts';
import { userOf, usual, type User } from './usual.ts';

const nobody: Scene = { answers: {}, token: '', calls: [], mistakes: [] };
let scene = nobody;

const address = once(() => serveDashboard(playing(() => scene)));

/** What of a browser cannot be changed while its page is open. */
type Kind = Omit<BrowserContextOptions, 'viewport' | 'colorScheme' | 'baseURL'> & {
  /** The browser's clock stands still here. */
  readonly clock?: string;
  /** For whom alone a page is, where what is done to it cannot be undone. */
  readonly apart?: string;
};

export interface ScreenOptions extends Kind {
  readonly answers?: Answers;
  /** Changes of the usual one; `guest` has none. */
  readonly user?: Partial<User> | 'guest';
  /** As it was chosen; absent: nobody chose one. */
  readonly language?: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

export interface Screen {
  readonly page: Page;
  /** What the browser complained about: script errors, refused resources, violations of the policy. */
  readonly complaints: readonly string[];
  /** Of the session that the screen has, or would get. */
  readonly token: string;
  /** The requests to a route so far, as the contract reads them. */
  readonly callsOf: <R extends AppRoute>(route: R) => readonly Call<R>[];
  /** From now on these answers too. */
  readonly answer: (more: Answers) => void;
}

const newPage = async ({ clock, apart: _apart, ...options }: Kind): Promise<Page> => {
  const browser = await openBrowser();
  const baseURL = await address();
  const context = await browser.newContext({ baseURL, locale: 'es-MX', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (clock) await page.clock.setFixedTime(clock);
  return page;
};

/** A page for each kind of browser, opened once a worker: what it has loaded, the next test need not load again. */
const pages = new Map<string, Promise<Page>>();

const pageOf = (kind: Kind): Promise<Page> => {
  const key = JSON.stringify(kind);
  const page = pages.get(key) ?? newPage(kind);
  pages.set(key, page);
  return page;
};

/** A screen left open goes on asking and drawing, at the cost of the tests after it. */
const leave = async (page: Page, kind: Kind): Promise<void> => {
  const context = page.context();
  if (kind.apart !== undefined) {
    pages.delete(JSON.stringify(kind));
    return context.close();
  }
  await Promise.all(context.pages().map((one) => (one === page ? one.goto('about:blank') : one.close())));
};

/** Nothing of the test before stays: neither what the browser keeps, nor what the page hands to the test. */
const cleared = async (page: Page, origin: string, { permissions }: Kind): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  if (!permissions) await page.context().clearPermissions();
  await page.goto('/favicon.svg');
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
  await session.detach();
  await page.evaluate(() => sessionStorage.clear());
};

const signIn = (page: Page, token: string, user: User) =>
  page.evaluate(
    ([key, stored]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('currentUser', stored);
    },
    [token, JSON.stringify(user)] as const,
  );

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text());
  page.on('pageerror', onError).on('console', onConsole);
  onTestFinished(() => void page.off('pageerror', onError).off('console', onConsole));
  return complaints;
};

let tokens = 0;

/** A page for the length of a test that is nowhere yet, in Spanish and wide unless told otherwise. */
export const open = async (shown: ScreenOptions = {}): Promise<Screen> => {
  const { answers = {}, user = {}, language, viewport, colorScheme = 'light', ...kind } = shown;
  const [page, origin] = await Promise.all([pageOf(kind), address()]);
  await cleared(page, origin, kind);
  const me = userOf(user === 'guest' ? {} : user);
  const set: Scene = {
    answers: { ...usual(me, language ?? 'es'), ...answers },
    token: `session-${(tokens += 1)}`,
    calls: [],
    mistakes: [],
  };
  scene = set;
  onTestFinished(async () => {
    await leave(page, kind);
    scene = nobody;
    expect(set.mistakes).toEqual([]);
  });
  await page.setViewportSize(viewport ?? { width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme });
  if (language) await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  if (user !== 'guest') await signIn(page, set.token, me);
  return {
    page,
    complaints: complaintsOf(page),
    token: set.token,
    callsOf: <R extends AppRoute>(route: R) => set.calls.filter((call): call is Call<R> => call.route === route),
    answer: (more) => Object.assign(set.answers, more),
  };
};

/** A screen of the product. */
export const show = async (path: string, shown: ScreenOptions = {}): Promise<Screen> => {
  const screen = await open(shown);
  await screen.page.goto(path);
  return screen;
};
