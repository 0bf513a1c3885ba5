import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../web/e2e/browser.ts';
import { askedBy, isReady, pageWith, show, startHost, told } from './host.ts';
import { partsIn, startSessions } from './sessions.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** One token is one frame, for ten minutes; what travels in addresses proves nothing. */
const { widget } = cloud;
const good = await startHost('localhost');
let browser: Browser;
let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  [browser, sessions] = await Promise.all([openBrowser(), startSessions([good.origin])]);
});

const openGood = async (): Promise<Page> => {
  const { page } = await visit(browser, good.origin);
  await page.goto(good.page(pageWith(widget)));
  return page;
};

test('a token that one frame has used opens no second one, in the same page or in another, and the first goes on', async () => {
  const token = await sessions.mint();
  const [first, second] = [await openGood(), await openGood()];
  await show(first, { token });
  await isReady(first);
  await show(second, { token });
  await expect.poll(() => told(second)).toEqual(['tokenRefused']);
  await show(first, { token, container: '#below' });
  await expect.poll(() => told(first)).toEqual(['ready', 'tokenRefused']);
});

test('a token whose ten minutes are over opens nothing', async () => {
  const token = await sessions.mint();
  await sessions.expire(token);
  const page = await openGood();
  await show(page, { token });
  await expect.poll(() => told(page)).toEqual(['tokenRefused']);
});

test.each(['', 'wt_', 'wt_a.b', 'a.b.c', `wt_${'a'.repeat(43)}`, 'undefined'])(
  'what has not the form of a token asks nobody: %j',
  async (token) => {
    const page = await openGood();
    const asked = askedBy(page);
    await page.evaluate(`void show({ fetchToken: async () => ${JSON.stringify(token)} })`);
    await expect.poll(() => told(page)).toEqual(['tokenRefused']);
    await page.getByRole('alert').waitFor();
    expect(asked).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  },
);

test('a token stolen from the page of a payee is refused to whoever is not the frame that opened it', async () => {
  const token = await sessions.mint();
  const page = await openGood();
  await show(page, { token });
  await isReady(page);
  const call = (path: string, headers: Record<string, string>) =>
    fetch(`${widget}/v1/widget/frame/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-widget-session': partsIn(token).secret, ...headers },
      body: JSON.stringify(
        path === 'open' ? { origin: good.origin } : { country: 'MX', accountNumber: '999700000000000001' },
      ),
    });
  const theirs = { 'x-widget-frame': 'A'.repeat(43) };
  expect((await call('open', theirs)).status).toBe(401);
  expect((await call('validations', theirs)).status).toBe(401);
  expect((await call('validations', {})).status).toBe(401);
});

test('a frame that the page loads once more has lost its session, and asks for another where the page can get one', async () => {
  const reload = `document.querySelector('#place iframe').src += ''`;
  const page = await openGood();
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  await page.evaluate(reload);
  await expect.poll(() => told(page)).toEqual(['ready', 'tokenRefused']);

  const able = await openGood();
  await able.exposeFunction('mint', () => sessions.mint());
  const asked = askedBy(able);
  await able.evaluate(`void show({ fetchToken: () => mint() })`);
  await isReady(able);
  await able.evaluate(reload);
  await expect.poll(() => told(able)).toEqual(['ready', 'ready']);
  expect(new Set(asked.map(({ secret }) => secret)).size).toBe(2);
});

test('two widgets in one page each have a session of their own', async () => {
  const page = await openGood();
  const asked = askedBy(page);
  const tokens = [await sessions.mint(), await sessions.mint()];
  await show(page, { token: tokens[0] });
  await show(page, { token: tokens[1], container: '#below' });
  await expect.poll(() => told(page)).toEqual(['ready', 'ready']);
  const expected = tokens.map(partsIn).map(({ ticket, secret }) => `${widget}/v1/frame?t=${ticket} ${secret}`);
  expect(asked.map(({ from, secret }) => `${from} ${secret}`).toSorted()).toEqual(expected.toSorted());
});

test('the secret of a token stands in no address, no referrer and no storage, and goes to the widget alone', async () => {
  const token = await sessions.mint();
  const { secret } = partsIn(token);
  const page = await openGood();
  const seen: { readonly url: string; readonly headers: Record<string, string> }[] = [];
  page.on('request', async (request) => {
    seen.push({ url: request.url(), headers: await request.allHeaders() });
  });
  await show(page, { token });
  await isReady(page);
  expect(seen.length).toBeGreaterThan(1);
  for (const { url, headers } of seen) {
    expect(url).not.toContain(secret);
    expect(headers['referer'] ?? '').not.toContain(secret);
    expect(headers['cookie']).toBeUndefined();
    expect(JSON.stringify(headers).includes(secret) && new URL(url).origin !== widget).toBe(false);
  }
  const [, frame] = page.frames();
  expect(
    await frame?.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie, name, location.href])'),
  ).not.toContain(secret);
  expect(await frame?.evaluate('document.documentElement.outerHTML')).not.toContain(secret);
});
