import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../web/e2e/browser.ts';
import { askedBy, isReady, pageWith, show, startHost, told } from './host.ts';
import { partsIn, startSessions } from './sessions.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** What a page may do to the script in it, and what the frame may do to the page. */
const { widget } = cloud;
const [good, evil] = await Promise.all([startHost('localhost'), startHost('127.0.0.1')]);
let browser: Browser;
let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  [browser, sessions] = await Promise.all([openBrowser(), startSessions([good.origin])]);
});

const openGood = async (before = '', after = ''): Promise<Page> => {
  const { page } = await visit(browser, good.origin);
  await page.goto(good.page(pageWith(widget, after, before)));
  return page;
};

test('one global is added, which no script can replace or change', async () => {
  const before = `<script>const former = new Set(Object.getOwnPropertyNames(window));</script>`;
  const page = await openGood(before);
  const added = await page.evaluate(`Object.getOwnPropertyNames(window).filter((name) => !former.has(name))`);
  expect(added).toEqual(['CuentaClara']);
  const replaced = `(() => {
    const own = CuentaClara;
    try { window.CuentaClara = { create: 1 }; } catch {}
    try { Object.defineProperty(window, 'CuentaClara', { value: 1 }); } catch {}
    try { CuentaClara.create = 1; } catch {}
    return [delete window.CuentaClara, window.CuentaClara === own, typeof CuentaClara.create];
  })()`;
  expect(await page.evaluate(replaced)).toEqual([false, true, 'function']);
});

test('loaded twice, the script is the one that was there first', async () => {
  const page = await openGood('', '<script>const first = CuentaClara;</script>');
  await page.addScriptTag({ url: `${widget}/v1/widget.js` });
  expect(await page.evaluate('first === CuentaClara')).toBe(true);
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  expect(page.frames()).toHaveLength(2);
});

test.for(['inline', 'modal'])('markup that takes names of the browser changes nothing: %s', async (mode) => {
  const ofWindow = ['CuentaClara', 'addEventListener', 'setTimeout', 'console', 'navigator'];
  const ofDocument = ['createElement', 'body', 'documentElement', 'querySelector'];
  const taken = [...ofWindow, ...ofDocument].map((name) => `<form id="${name}" name="${name}"></form>`).join('');
  const page = await openGood(`${taken}<img name="currentScript" src="${evil.origin}/x.js">`);
  await show(page, { token: await sessions.mint(), mode });
  await isReady(page);
  expect(await told(page)).toEqual(['ready']);
  expect(page.frames()).toHaveLength(2);
});

test('a dialog that was closed while its session opened is told, and stays open when it is opened again', async () => {
  const page = await openGood();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/v1/widget/frame/open', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await show(page, { token: await sessions.mint(), mode: 'modal' });
  await asked.promise;
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect.poll(() => told(page)).toEqual(['exit 0']);
  await page.evaluate('shown.open()');
  answered.resolve();
  await isReady(page);
  expect(await told(page)).toEqual(['exit 0', 'ready']);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});

test('options that a script put on the prototype of objects are no options', async () => {
  const other = await sessions.mint();
  const page = await openGood(`<script>
    const put = { token: '${other}', fetchToken: () => '${other}', mode: 'modal', theme: 'dark', container: 'body', type: 'exit', value: 1, get: undefined };
    for (const [name, value] of Object.entries(put))
      if (value !== undefined && name !== 'value') Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
  </script>`);
  const asked = askedBy(page);
  const token = await sessions.mint();
  await show(page, { token });
  await isReady(page);
  expect(asked.map(({ secret }) => secret)).toEqual([partsIn(token).secret]);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('globals replaced after the script has loaded do not reach it', async () => {
  const page = await openGood(
    '',
    `<script>
    const lie = () => { throw new Error('replaced'); };
    for (const name of ['assign', 'create', 'defineProperty', 'freeze', 'hasOwn']) Object[name] = lie;
    for (const name of ['map', 'filter', 'forEach', 'reduce', 'push', 'find', 'some']) Array.prototype[name] = name === 'push' ? Array.prototype.push : lie;
    JSON.stringify = JSON.parse = lie;
    window.MessageChannel = window.postMessage = document.createElement = lie;
  </script>`,
  );
  const token = await sessions.mint();
  await page.evaluate(`void show({ token: '${token}' })`);
  await isReady(page);
  expect(await told(page)).toEqual(['ready']);
});

test('the page cannot look into the frame', async () => {
  const page = await openGood();
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  const looks = `(() => {
    const frame = document.querySelector('#place iframe');
    const tries = [() => frame.contentWindow.document, () => frame.contentWindow.localStorage, () => frame.contentWindow.fetch, () => frame.contentWindow.location.href];
    return [frame.contentDocument, ...tries.map((look) => { try { return String(look()); } catch ({ name }) { return name; } })];
  })()`;
  expect(await page.evaluate(looks)).toEqual([null, ...Array(4).fill('SecurityError')]);
});

test('the frame cannot lead the page away, open windows, ask with dialogs, or use what the page may use', async () => {
  const page = await openGood();
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const address = page.url();
  const [, frame] = page.frames();
  const tries = `(async () => {
    const tries = [
      () => { top.location.href = 'about:blank'; },
      () => { top.location.replace('about:blank'); },
      () => { if (!window.open('about:blank')) throw new DOMException('', 'Blocked'); },
      () => { alert('x'); throw new DOMException('', 'Blocked'); },
    ];
    const came = [];
    for (const one of tries) came.push(await (async () => one())().then(() => 'done', ({ name }) => name));
    return came;
  })()`;
  expect(await frame?.evaluate(tries)).toEqual(['SecurityError', 'SecurityError', 'Blocked', 'Blocked']);
  const features = ['camera', 'microphone', 'geolocation', 'payment', 'fullscreen', 'clipboard-read', 'usb'];
  const allowed = `${JSON.stringify(features)}.filter((name) => document.featurePolicy.allowsFeature(name))`;
  expect(await frame?.evaluate(allowed)).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(address);
});

test('the frame stands in a sandbox, with no permission and no referrer, and is called what it is', async () => {
  const page = await openGood();
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  const frame = page.locator('#place iframe');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(await frame.getAttribute('allow')).toBe('');
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(await frame.getAttribute('title')).toBe('Validación de cuenta de CuentaClara');
  expect(await page.frames()[1]?.evaluate('document.referrer')).toBe('');
});

const mistakes: Readonly<Record<string, readonly [string, string]>> = {
  'no options': ['create()', 'tokenMissing'],
  'neither token nor fetchToken': ['create({})', 'tokenMissing'],
  'an unknown mode': [`create({ token: 't', mode: 'popup' })`, 'invalidOptions'],
  'an unknown language': [`create({ token: 't', language: 'fr' })`, 'invalidOptions'],
  'an unknown theme': [`create({ token: 't', theme: 'pink' })`, 'invalidOptions'],
  'a callback that is none': [`create({ token: 't', onReady: 'x' })`, 'invalidOptions'],
  'a container that is not there': [`create({ token: 't', container: '#nowhere' }).open()`, 'invalidOptions'],
};
test('mistakes of a developer throw at once, with a code and words', async () => {
  const page = await openGood();
  for (const [call, code] of Object.values(mistakes))
    expect(
      await page.evaluate(
        `(() => { try { CuentaClara.${call}; } catch (error) { return error.code + ' ' + error.message.slice(0, 13); } })()`,
      ),
    ).toBe(`${code} CuentaClara: `);
});

test('destroyed, it leaves nothing in the page', async () => {
  const page = await openGood();
  const all = `document.documentElement.outerHTML`;
  const before = await page.evaluate(all);
  for (const mode of ['inline', 'modal']) {
    await show(page, { token: await sessions.mint(), mode });
    await expect.poll(() => told(page)).toContain('ready');
    await page.evaluate('shown.destroy(); shown.destroy(); told.length = 0');
    expect(await page.evaluate(all)).toBe(before);
  }
});
