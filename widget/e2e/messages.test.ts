import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../web/e2e/browser.ts';
import { askedBy, isReady, pageWith, show, startHost, told } from './host.ts';
import { partsIn, startSessions } from './sessions.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** What windows say to each other: the loader and its frame hear each other alone, whoever else speaks. */
const { widget } = cloud;
const [good, neighbour, evil] = await Promise.all([
  startHost('localhost'),
  startHost('localhost'),
  startHost('127.0.0.1'),
]);
let browser: Browser;
let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  [browser, sessions] = await Promise.all([openBrowser(), startSessions([good.origin, neighbour.origin])]);
});

const openGood = async (rest = ''): Promise<Page> => {
  const { page } = await visit(browser, good.origin);
  await page.goto(good.page(pageWith(widget, rest)));
  return page;
};

/** A window of somebody else in the page: whatever it hears, by message or by its own ports, becomes its title. */
const strangerDoing = (what: string) => {
  const address = evil.page(`<title></title><script>
    const hear = ({ data }) => (document.title += JSON.stringify(data));
    onmessage = hear;
    const line = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = hear;
      return [port2];
    };
    const all = () => [parent, ...Array.from({ length: parent.length }, (_, i) => parent[i])].filter((to) => to !== self);
    setInterval(() => { for (const to of all()) ${what} }, 5);
  </script>`);
  const heardIn = async (page: Page) =>
    page
      .frames()
      .find((frame) => frame.url() === address)
      ?.title();
  return { html: `<iframe src="${address}"></iframe>`, heardIn };
};

test('a stranger that says hello in the place of the frame is given no token', async () => {
  const stranger = strangerDoing(`to.postMessage({ type: 'cuentaclara:1:hello' }, '*')`);
  const page = await openGood(stranger.html);
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  expect(await stranger.heardIn(page)).toBe('');
});

/** A frame of the widget that the page makes by itself; `greeted` is kept once it has said hello, and so hears. */
const byHand = (ticket: string) => `{
  const frame = document.createElement('iframe');
  globalThis.overheard = [];
  globalThis.greeted = new Promise((resolve) => {
    addEventListener('message', ({ source, data }) => source === frame.contentWindow && resolve(data.type));
  });
  globalThis.connect = (token, name) => {
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => (port1.onmessage = () => resolve(overheard.push(name))));
    frame.contentWindow.postMessage({ type: 'cuentaclara:1:connect', token, options: { mode: 'inline' } }, '*', [port2]);
    return heard;
  };
  frame.id = 'by-hand';
  frame.src = '${widget}/v1/frame?t=${ticket}';
  document.body.append(frame);
}`;

test('a frame of the widget that the loader did not make is given no token', async () => {
  const token = await sessions.mint();
  const page = await openGood();
  const asked = askedBy(page);
  await show(page, { token });
  await isReady(page);
  await page.evaluate(byHand(partsIn(token).ticket));
  expect(await page.evaluate('greeted')).toBe('cuentaclara:1:hello');
  expect(await told(page)).toEqual(['ready']);
  expect(asked).toHaveLength(1);
});

test('a stranger that connects to the frame with the very token of the page gets no line to it', async () => {
  const token = await sessions.mint();
  const stranger = strangerDoing(
    `to.postMessage({ type: 'cuentaclara:1:connect', token: '${token}', options: { mode: 'inline' } }, '*', line());
     parent.postMessage('tried', '*')`,
  );
  const page = await openGood(stranger.html);
  await page.evaluate(byHand(partsIn(token).ticket));
  // The stranger goes on trying before the page answers, and is heard by nobody.
  await page.evaluate(`(async () => {
    await greeted;
    let tries = 0;
    await new Promise((resolve) => addEventListener('message', ({ data }) => data === 'tried' && (tries += 1) > 20 && resolve()));
    await connect('${token}', 'page');
  })()`);
  expect(await stranger.heardIn(page)).toBe('');
});

test('a stranger that tells the page of a success tells it nothing', async () => {
  const stranger = strangerDoing(
    `to.postMessage({ type: 'success', result: { resultToken: 'wr_forged' } }, '*', line());
     to.postMessage({ type: 'cuentaclara:1:success', result: { resultToken: 'wr_forged' } }, '*')`,
  );
  const page = await openGood(stranger.html);
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  expect(await told(page)).toEqual(['ready']);
});

test('a connection with the token of another session is none', async () => {
  const [token, other] = [await sessions.mint(), await sessions.mint(neighbour.origin)];
  const page = await openGood();
  await page.evaluate(byHand(partsIn(token).ticket));
  await page.evaluate(`greeted.then(() => {
    void connect('${other}', 'other');
    return connect('${token}', 'own');
  })`);
  expect(await page.evaluate('overheard')).toEqual(['own']);
});

test('a second connection to a frame that has one is none', async () => {
  const token = await sessions.mint();
  const page = await openGood();
  await show(page, { token });
  await isReady(page);
  await page.evaluate(`(() => {
    globalThis.overheard = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => overheard.push(data);
    document.querySelector('#place iframe').contentWindow.postMessage(
      { type: 'cuentaclara:1:connect', token: '${token}', options: { mode: 'modal' } }, '*', [port2]);
    port1.postMessage({ type: 'update', options: { language: 'en' } });
    shown.update({ language: 'es' });
  })()`);
  await page.frameLocator('#place iframe').locator('html[lang=es]').waitFor();
  expect(await page.evaluate('overheard')).toEqual([]);
});

/** Nothing of it has the form that the frame knows. */
const odd = `[
  null, undefined, 0, NaN, 10n, '', 'update', [], ['update'], new Date(), new Map([['type', 'update']]), new Error('update'),
  {}, { type: null }, { type: {} }, { type: ['update'] }, { type: '__proto__' }, { type: 'constructor' }, { type: 'hasOwnProperty' },
  JSON.parse('{"__proto__": {"type": "renewed", "token": "wt_x"}}'),
  { type: 'update' }, { type: 'update', options: null }, { type: 'update', options: 'en' },
  { type: 'update', options: { language: 'xx', theme: {}, mode: 7 } },
  { type: 'update', options: { appearance: JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": "x", "accent": 7}') } },
  { type: 'update', options: { appearance: { accent: 'x'.repeat(1e6), ['y'.repeat(1e6)]: 'red' } } },
  { type: 'update', options: { appearance: Object.fromEntries(Array.from({ length: 1e4 }, (_, i) => ['n' + i, 'v'])) } },
  { type: 'renewed' }, { type: 'renewed', token: {} }, { type: 'renewed', token: 'wt_a.b.c' }, { type: 'renewed', token: 'x'.repeat(1e6) },
  { type: 'x'.repeat(1e6) }, { type: 'success' }, { type: 'open' }, { type: 'exit' },
]`;

test('messages of odd type, huge, or with members of prototypes change nothing in the frame, which goes on hearing', async () => {
  const { page, complaints } = await visit(browser, good.origin);
  const keepsPorts = `<script>
    const ports = [];
    const Real = MessageChannel;
    globalThis.MessageChannel = function () { const made = new Real(); ports.push(made.port1); return made; };
  </script>`;
  await page.goto(good.page(pageWith(widget, '', keepsPorts)));
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  await page.evaluate(`for (const one of ${odd}) ports[0].postMessage(one)`);
  await page.evaluate(`shown.update({ language: 'en' })`);
  const frame = page.frameLocator('#place iframe');
  await frame.locator('html[lang=en]').waitFor();
  expect(await frame.locator('html').evaluate(() => 'isAdmin' in {} || 'type' in {})).toBe(false);
  expect(complaints).toEqual([]);
});

test('a page that puts another document into the frame after the handshake hears nothing of it, and loses its line', async () => {
  const page = await openGood();
  await show(page, { token: await sessions.mint() });
  await isReady(page);
  const forger = evil.page(`<script>
    parent.postMessage({ type: 'cuentaclara:1:hello' }, '*');
    parent.postMessage({ type: 'success', result: { resultToken: 'wr_forged' } }, '*');
    parent.postMessage('done', '*');
  </script>`);
  await page.evaluate(`new Promise((resolve) => {
    addEventListener('message', ({ data }) => data === 'done' && resolve());
    document.querySelector('#place iframe').src = '${forger}';
  })`);
  expect(await told(page)).toEqual(['ready']);
});

test('a frame that is opened as a window of its own opens no session, whoever opened it', async () => {
  const token = await sessions.mint();
  const page = await openGood();
  const asked = askedBy(page);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(`void (globalThis.opened = open('${widget}/v1/frame?t=${partsIn(token).ticket}', '${token}'))`),
  ]);
  await popup.waitForLoadState();
  await page.evaluate(`(() => {
    globalThis.overheard = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => overheard.push(data);
    onmessage = ({ data }) => overheard.push(data);
    opened.postMessage({ type: 'cuentaclara:1:connect', token: '${token}', options: { mode: 'inline' } }, '*', [port2]);
  })()`);
  // The same session still waits for the page's own frame: nobody took it.
  await show(page, { token });
  await isReady(page);
  expect(await page.evaluate('overheard.filter(({ type }) => !type?.endsWith(":hello"))')).toEqual([]);
  expect(asked).toHaveLength(1);
});
