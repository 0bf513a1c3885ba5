import { describe, expect, test } from 'vitest';
import { scrollsSideways } from '../e2e/browser.ts';
import { open } from './stage/screen.ts';
import { userOf } from './stage/usual.ts';

const places = ['/dashboard', '/batch', '/payees', '/api', '/subscriptions', '/credits', '/account'];
const balances = [0, 5, 43, 432, 5432];
const bars = [...places.map((path) => [path, 54_321] as const), ...balances.map((one) => ['/account', one] as const)];

const languages = [
  { language: 'es', none: 'Sin créditos' },
  { language: 'en', none: 'No credits' },
] as const;

describe.for(languages)('on a narrow screen, in $language', ({ language, none }) => {
  test('no page of the signed-in area scrolls sideways, however many digits the credits have', async () => {
    const { page, answer } = await open({ language });
    const balance = page.getByLabel(/^(Tus créditos|Your credits)$/);
    const tooWide: string[] = [];
    for (const [path, shown] of bars) {
      answer({ 'GET /api/auth/me': { user: userOf({ credits: shown }) } });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      const said = shown === 0 ? none : new RegExp(`^${shown.toLocaleString('en-US')} `);
      await expect.poll(() => balance.textContent()).toMatch(said);
      for (const width of [320, 375, 480, 640, 641]) {
        await page.setViewportSize({ width, height: 700 });
        if (await scrollsSideways(page)) tooWide.push(`${path} at ${width} px with ${shown}`);
      }
    }
    expect(tooWide).toEqual([]);
  });
});
