import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '../../web/e2e/browser.ts';
import { framed, pageWith, startHost, told } from './host.ts';
import { partsIn, startSessions, ticketFor, withTicket } from './sessions.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** Who may frame the widget the browser keeps, by the header that the edge computes from the ticket of the address. */
const { widget } = cloud;
const [good, neighbour, evil] = await Promise.all([
  startHost('localhost'),
  startHost('localhost'),
  startHost('127.0.0.1'),
]);
let browser: Browser;
let sessions: Awaited<ReturnType<typeof startSessions>>;
let ticket: string;
beforeAll(async () => {
  [browser, sessions] = await Promise.all([openBrowser(), startSessions([good.origin])]);
  ({ ticket } = partsIn(await sessions.mint()));
});

const seconds = () => Math.floor(Date.now() / 1000);
const frameAt = (query: string) => `<iframe src="${widget}/v1/frame${query}"></iframe>`;
const frame = (own = ticket) => frameAt(`?t=${own}`);
const escaped = (html: string) => html.replaceAll('"', '&quot;');

const outcomeOf = async (address: string) => {
  const { page } = await visit(browser, good.origin);
  await page.goto(address);
  await expect.poll(() => framed(page)).not.toBe('loading');
  return framed(page);
};

test('the page that a session names shows the frame', async () => {
  expect(await outcomeOf(good.page(frame()))).toBe('shown');
  expect(await outcomeOf(good.page(`<iframe src="${good.page(frame())}"></iframe>`))).toBe('shown');
});

const refused: Readonly<Record<string, () => string>> = {
  'a page of another host': () => evil.page(frame()),
  'a page on another port of the same host': () => neighbour.page(frame()),
  'a ticket whose origin was altered': () => {
    const [, proof] = ticket.split('.');
    const what = Buffer.from(JSON.stringify({ o: evil.origin, e: seconds() + 600 })).toString('base64url');
    return evil.page(frame(`${what}.${proof}`));
  },
  'a ticket that lasts longer than was signed': () => {
    const [, proof] = ticket.split('.');
    const what = Buffer.from(JSON.stringify({ o: good.origin, e: seconds() + 60_000 })).toString('base64url');
    return good.page(frame(`${what}.${proof}`));
  },
  'a ticket that somebody else signed': () =>
    good.page(frame(ticketFor(good.origin, seconds() + 600, 'a key of theirs'))),
  'a ticket that ended a second ago': () => good.page(frame(ticketFor(good.origin, seconds() - 1))),
  'no ticket': () => good.page(frameAt('')),
  'an empty ticket': () => good.page(frameAt('?t=')),
  'two tickets, of which one is good': () => good.page(frameAt(`?t=${ticket}&t=${ticketFor(evil.origin, 1)}`)),
  'a ticket beside a policy of its own': () => evil.page(frameAt(`?t=${ticket}%0d%0aframe-ancestors%20*`)),
  'the allowed page inside one that is not': () => evil.page(`<iframe src="${good.page(frame())}"></iframe>`),
  'the allowed page inside a sandbox': () =>
    good.page(`<iframe sandbox="allow-scripts" src="${good.page(frame())}"></iframe>`),
  'the allowed page served as a sandbox, whose origin is null': () =>
    good.page(frame(), { 'content-security-policy': 'sandbox allow-scripts' }),
  'a document written into a page that is not allowed (srcdoc)': () =>
    evil.page(`<iframe srcdoc="${escaped(frame())}"></iframe>`),
  'a document in an address (data:) of the allowed page': () =>
    good.page(`<iframe src="data:text/html,${encodeURIComponent(frame())}"></iframe>`),
  'a document made in memory (blob:) of a page that is not allowed': () =>
    evil.page(`<iframe></iframe><script>
      const blob = new Blob([${JSON.stringify(frame())}], { type: 'text/html' });
      document.querySelector('iframe').src = URL.createObjectURL(blob);
    </script>`),
};

test.each(Object.entries(refused))('the browser refuses %s', async (_, address) => {
  expect(await outcomeOf(address())).toBe('refused');
});

test('a stolen token opens nothing on another site: its page is told why, and its visitor reads that it did not work', async () => {
  const { page } = await visit(browser, evil.origin);
  await page.goto(evil.page(pageWith(widget)));
  await page.evaluate(`void show({ token: ${JSON.stringify(await sessions.mint())} })`);
  await expect.poll(() => told(page)).toEqual(['notAllowed']);
  await page.getByRole('alert').getByText('No pudimos abrir la validación de tu cuenta.').waitFor();
  expect(page.frames()).toHaveLength(1);
});

test('a stolen secret under a ticket of the thief opens nothing, and is worth nothing afterwards', async () => {
  const thief = await startSessions([evil.origin]);
  const stolen = await sessions.mint();
  const { page } = await visit(browser, evil.origin);
  await page.goto(evil.page(pageWith(widget)));
  const token = withTicket(stolen, partsIn(await thief.mint()).ticket);
  await page.evaluate(`void show({ token: ${JSON.stringify(token)} })`);
  await expect.poll(() => told(page)).toEqual(['tokenRefused']);

  await page.goto(good.page(pageWith(widget)));
  await page.evaluate(`void show({ token: ${JSON.stringify(stolen)} })`);
  await expect.poll(() => told(page)).toEqual(['tokenRefused']);
});
