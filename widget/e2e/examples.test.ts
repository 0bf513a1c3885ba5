import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { widgetHolder } from '../../infra/testing/widget-holder.ts';
import { openBrowser, sandboxNumber, visit } from '../../web/e2e/browser.ts';
import { startExamples, type Examples } from './examples.ts';
import { askedBy } from './host.ts';
import { payeeIn } from './payee.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

/** The pages that customers are shown, on the server they are shown, driven as their payees do. */
let browser: Browser;
let examples: Examples;
beforeAll(async () => {
  [browser, examples] = await Promise.all([
    openBrowser(),
    widgetHolder(cloud).then((holder) => startExamples(cloud, holder)),
  ]);
  return () => examples.close();
});

/** What moved in the page though nobody asked it to. */
const watchShifts = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });`;

const open = async (name: string, options: Parameters<typeof visit>[2] = {}) => {
  const visited = await visit(browser, examples.origin, options);
  await visited.page.addInitScript(watchShifts);
  await visited.page.goto(`/${name}`);
  return visited;
};

const phone = { viewport: { width: 375, height: 700 } };

test.each([
  ['inline', 'es', {}],
  ['inline', 'es', phone],
  ['dark', 'en', {}],
  ['appearance', 'es', {}],
  ['renewal', 'es', {}],
  ['strict', 'es', {}],
  ['react', 'es', {}],
] as const)(
  '%s (%s): its server learns the account its payee accepts, and nothing moves',
  async (name, language, options) => {
    const { page, complaints } = await open(name, options);
    const known = examples.lines.length;
    await payeeIn(page, language).all();
    await page.getByRole('status').getByText('•••• 0001').waitFor();
    await expect.poll(() => examples.lines.slice(known)).toEqual([expect.stringMatching(/^payee-[\w-]+ VALID$/)]);
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.each([{}, phone])('modal: opens from its button, keeps the page still, and gives focus back', async (options) => {
  const { page, complaints } = await open('modal', options);
  const [opener, known] = [page.getByRole('button', { name: 'Registrar mi cuenta' }), examples.lines.length];
  const { frame, all } = payeeIn(page);
  await opener.click();
  await frame.getByRole('textbox', { name: /^CLABE/ }).waitFor();
  await page.getByRole('dialog', { name: 'Validación de cuenta de CuentaClara' }).waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  await frame.getByRole('textbox', { name: /^CLABE/ }).press('Escape');
  await page.getByText('Puedes registrar tu cuenta cuando quieras.').waitFor();
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await opener.press('Enter');
  await all();
  await page.getByRole('status').getByText('•••• 0001').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => examples.lines.slice(known)).toHaveLength(1);
  expect(await page.evaluate('shifts')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a dialog that is closed and opened again is the same session, with what was typed', async () => {
  const { page } = await open('modal');
  const asked = askedBy(page);
  const opener = page.getByRole('button', { name: 'Registrar mi cuenta' });
  const { frame, type } = payeeIn(page);
  await opener.click();
  await type();
  // Outside the frame, where the browser closes the dialog.
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await page.getByText('Puedes registrar tu cuenta cuando quieras.').waitFor();
  await opener.click();
  expect(await frame.getByRole('textbox', { name: /^CLABE/ }).inputValue()).toContain(sandboxNumber);
  expect(asked.map(({ call }) => call)).toEqual(['open']);
});

test('React in strict mode, which does all twice, opens one session for each widget, and none that is not opened', async () => {
  const { page, complaints } = await open('react');
  // All that this document asks for is asked before anything is counted.
  await payeeIn(page)
    .frame.getByRole('textbox', { name: /^CLABE/ })
    .waitFor();
  const asked = askedBy(page);
  const minted: string[] = [];
  page.on('request', (request) => request.url().endsWith('/sessions') && minted.push(request.url()));
  await page.reload();
  await payeeIn(page)
    .frame.getByRole('textbox', { name: /^CLABE/ })
    .waitFor();
  expect(await page.locator('script[src*="/v1/widget.js"]').count()).toBe(1);
  expect(page.frames()).toHaveLength(2);
  await page.getByRole('button', { name: 'O en un diálogo' }).click();
  await page
    .getByRole('dialog')
    .frameLocator('iframe')
    .getByRole('textbox', { name: /^CLABE/ })
    .waitFor();
  expect([minted.length, asked.filter(({ call }) => call === 'open').length]).toEqual([2, 2]);
  expect(complaints).toEqual([]);
});

test('what the page can read of all this is masked: no message, no result and no request of its own has the number', async () => {
  const { page } = await visit(browser, examples.origin);
  await page.addInitScript(`globalThis.read = [];
    const note = (what) => { try { read.push(JSON.stringify(what)); } catch { read.push(String(what)); } };
    addEventListener('message', ({ data }) => note(data), true);
    const Real = MessageChannel;
    globalThis.MessageChannel = function () {
      const made = new Real();
      made.port1.addEventListener('message', ({ data }) => note(data));
      return made;
    };
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (data, ...rest) { note(data); return postMessage.call(this, data, ...rest); };`);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === examples.origin) bodies.push(request.postData() ?? '');
  });
  await page.goto('/inline');
  await payeeIn(page).all();
  await page.getByRole('status').getByText('•••• 0001').waitFor();
  const read = [...((await page.evaluate('read')) as string[]), ...bodies, await page.content()].join('\n');
  expect(read).toContain('"type":"success"');
  expect(read).toContain('•••• 0001');
  expect(read).not.toContain(sandboxNumber);
  expect(read).not.toContain(sandboxNumber.slice(-6));
  expect(read).not.toMatch(/"holder"/);
});

test('a click that a page leads a payee to asks nothing of a bank: there is no data but what they type', async () => {
  const { page } = await open('inline');
  const asked = askedBy(page);
  const { frame, ask } = payeeIn(page);
  await frame.getByRole('textbox', { name: /^CLABE/ }).waitFor();
  await page
    .locator('#account iframe')
    .evaluate((iframe: HTMLElement) => iframe.style.setProperty('opacity', '0.01', 'important'));
  await ask();
  await frame
    .getByRole('textbox', { name: /^CLABE/, description: /./ })
    .and(frame.locator('[aria-invalid="true"]'))
    .waitFor();
  expect(asked.map(({ call }) => call)).toEqual(['open']);
});
