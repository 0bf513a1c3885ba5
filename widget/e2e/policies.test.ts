import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../web/e2e/browser.ts';
import { isReady, startHost, told } from './host.ts';
import { startSessions } from './sessions.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** Pages as strict as they can be, and pages in which the frame cannot be. */
const { widget } = cloud;
const good = await startHost('localhost');
let browser: Browser;
let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  [browser, sessions] = await Promise.all([openBrowser(), startSessions([good.origin])]);
});

const twoDirectives = `default-src 'none'; script-src ${widget}; frame-src ${widget}`;
const trustedTypes = `require-trusted-types-for 'script'; trusted-types 'none'`;

/** The page may run no script of its own: what it would do is done from outside, which no policy holds. */
const openUnder = async (policy: string) => {
  const { page, complaints } = await visit(browser, good.origin);
  const html = `<!doctype html><html lang="en"><title>Strict</title><div id="place"></div><script src="${widget}/v1/widget.js"></script>`;
  await page.goto(good.page(html, { 'content-security-policy': policy }));
  return { page, complaints };
};
const show = (page: Page, token: string, mode = 'inline') =>
  page.evaluate(
    ([given, wanted]) => {
      const list: string[] = [];
      Object.assign(globalThis, { told: list });
      const onReady = () => list.push('ready');
      const onError = ({ code }: { code: string }) => list.push(code);
      const { CuentaClara } = globalThis as unknown as { CuentaClara: { create(options: object): { open(): void } } };
      CuentaClara.create({ token: given, mode: wanted, container: '#place', onReady, onError }).open();
    },
    [token, mode] as const,
  );

test.each(['inline', 'modal'])(
  '%s: works where a policy allows two directives and nothing else, trusted types included',
  async (mode) => {
    const { page, complaints } = await openUnder(`${twoDirectives}; ${trustedTypes}`);
    await show(page, await sessions.mint(), mode);
    await isReady(page);
    expect(complaints).toEqual([]);
  },
);

test('a policy that does not name the frame: the page is told so at once, and its visitor reads that it did not work', async () => {
  const { page } = await openUnder(`default-src 'none'; script-src ${widget}`);
  await show(page, await sessions.mint());
  await expect.poll(() => told(page)).toEqual(['notAllowed']);
  await page.getByRole('alert').getByText('We could not open the check of your account.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test('a browser without a connection is told so, and tries again when it is asked to', async () => {
  const { page } = await openUnder(twoDirectives);
  const token = await sessions.mint();
  await page.context().setOffline(true);
  await show(page, token);
  await expect.poll(() => told(page)).toEqual(['unreachable']);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => told(page)).toEqual(['unreachable', 'ready']);
});
