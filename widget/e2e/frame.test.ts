import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../web/e2e/browser.ts';
import { answer, answers, confirmed, lost, opens, refusal, type Script } from './frame-server.ts';
import { siteOfFile } from './frame-site.ts';
import { fillForm, goodClabe, showFrame, submit } from './frame-visit.ts';

const site = await siteOfFile();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** What a payee who cannot see, or cannot tell colours apart, would meet in the frame. */
const violations = async (page: Page): Promise<readonly string[]> => {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
};

const screens: Readonly<Record<string, { readonly script: Script; readonly number?: string }>> = {
  'a wrong digit': { script: { ask: ['hold'] }, number: '002115016003269417' },
  'the wait': { script: { open: opens({ environment: 'sandbox' }), ask: ['hold'] } },
  'a session that is over': { script: { ask: [refusal(401, 'errors.widgetSessionOver')] } },
  ...Object.fromEntries(
    Object.entries(answers).map(([name, of]) => [`the answer ${name}`, { script: { ask: [answer(of)] } }]),
  ),
};

describe.each([
  ['es', 'light'],
  ['en', 'dark'],
  ['es', 'dark'],
  ['en', 'light'],
] as const)('in %s and %s, on a phone', (language, theme) => {
  test.each(Object.entries(screens))(
    '%s breaks no rule of WCAG 2.2 AA and scrolls to no side',
    async (_, { script, number }) => {
      const context = { viewport: { width: 375, height: 800 } };
      const { page, frame } = await showFrame(browser, site, { ...script, language, theme, context });
      await fillForm(frame, number ?? goodClabe);
      await submit(frame);
      await frame.locator('.stages, .verdict, .trouble, [aria-invalid=true]').first().waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    },
  );
});

test('a payee gets from the page to an accepted account by keyboard alone, and is told where they are', async () => {
  const { page, frame, told, complaints } = await showFrame(browser, site);
  const focused = () => frame.locator(':focus').evaluate((element) => element.textContent);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0021-1501 6003269411');
  await frame.getByText('Bien formada.').waitFor();
  await frame.getByLabel('Nombre o razón social').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ferretera del Bajío');
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { name: 'Cuenta confirmada' }).waitFor();
  expect(await focused()).toBe('Cuenta confirmada');
  expect(await told()).toEqual(['ready null']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(told).toHaveLength(2);
  const [, success = ''] = await told();
  expect(JSON.parse(success.replace('success ', ''))).toEqual({
    validationId: confirmed.id,
    resultToken: confirmed.resultToken,
    verdict: 'confirmed',
    status: 'VALID',
    country: 'MX',
    bank: confirmed.bank,
    accountNumber: confirmed.accountNumber,
  });
  expect(complaints).toEqual([]);
});

test('a form with something missing sends nothing and leads to the first field', async () => {
  const { frame, server } = await showFrame(browser, site);
  await submit(frame);
  await expect.poll(() => frame.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  expect(server.asked).toEqual([]);
});

test('an answer that is lost on the way is asked for again, and the bank is followed until it answers', async () => {
  const underway = answer({ ...confirmed, status: 'PROCESSING', verdict: null, resultToken: null }, 202);
  const { frame, server } = await showFrame(browser, site, { ask: [lost, underway], look: [answer(confirmed, 200)] });
  await fillForm(frame);
  await submit(frame);
  await frame.getByRole('heading', { name: 'Cuenta confirmada' }).waitFor();
  expect(server.asked).toHaveLength(2);
  expect(server.asked[0]).toEqual(server.asked[1]);
});

test.each([
  ['errors.widgetDayUsed', 429, 'Por hoy no se puede más'],
  ['errors.widgetOff', 403, 'El registro está en pausa'],
  ['errors.widgetTriesUsed', 409, 'No quedan intentos'],
  ['errors.internal', 500, 'No pudimos preguntar'],
] as const)('%s is said calmly, and what was typed is still there', async (code, status, title) => {
  const { frame } = await showFrame(browser, site, { ask: [refusal(status, code)] });
  await fillForm(frame);
  await submit(frame);
  await frame.getByRole('alert').getByText(title).waitFor();
  expect(await frame.getByRole('textbox', { name: /^CLABE/ }).inputValue()).toBe(goodClabe);
  expect(await frame.getByLabel('Nombre o razón social').inputValue()).toBe('Ferretera del Bajío');
});

test('a session that is over goes on with another token, and nothing has to be typed again', async () => {
  const shown = await showFrame(browser, site, { ask: [refusal(401, 'errors.widgetSessionOver'), answer(confirmed)] });
  const { frame, page, server } = shown;
  const renewed = site.tokenFor('n');
  await page.evaluate((token) => Object.assign(window, { nextToken: token }), renewed);
  await fillForm(frame);
  await submit(frame);
  await frame.getByRole('button', { name: 'Continuar' }).click();
  await frame.getByRole('alert').waitFor({ state: 'detached' });
  await submit(frame);
  await frame.getByRole('heading', { name: 'Cuenta confirmada' }).waitFor();
  expect(server.asked).toHaveLength(2);
  expect(server.asked[1]).toEqual(server.asked[0]);
});

test('where the page can get no other token, nothing is promised', async () => {
  const { frame } = await showFrame(browser, site, { ask: [refusal(401, 'errors.widgetSessionOver')], isOnce: true });
  await fillForm(frame);
  await submit(frame);
  await frame.getByText('No pudimos continuar').waitFor();
  expect(await frame.getByRole('button', { name: 'Continuar' }).count()).toBe(0);
});

test('a bank that was silent is asked again as another question', async () => {
  const { frame, server } = await showFrame(browser, site, { ask: [answer(answers.unanswered), answer(confirmed)] });
  await fillForm(frame);
  await submit(frame);
  await frame.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await frame.getByRole('heading', { name: 'Cuenta confirmada' }).waitFor();
  expect(server.asked[1]).toEqual({ ...(server.asked[0] as object), after: confirmed.id });
});

test('an account of another holder is given to the page only after its payee was told so', async () => {
  const { frame, told } = await showFrame(browser, site, { ask: [answer(answers.mismatch)] });
  await fillForm(frame);
  await submit(frame);
  await frame.getByText('decidirá si puede pagarte').waitFor();
  await frame.getByRole('button', { name: 'Usar de todos modos' }).click();
  await expect.poll(async () => (await told()).at(-1)).toContain('"verdict":"mismatch"');
});

test('the session chooses country, language and theme before the page does', async () => {
  const open = opens({ country: 'PE', language: 'en', theme: 'dark' });
  const { frame } = await showFrame(browser, site, { open, language: 'es', theme: 'light' });
  await frame.getByRole('textbox', { name: /^CCI/ }).waitFor();
  expect(await frame.getByRole('combobox').count()).toBe(0);
  expect(await frame.locator('html').getAttribute('lang')).toBe('en');
  expect(await frame.locator('#root').getAttribute('data-theme')).toBe('dark');
});

test('a page colours the button, and what could not be read is left out', async () => {
  const appearance = { accent: '#1d4ed8', accentDark: '#101010', radius: '2px' };
  const { frame } = await showFrame(browser, site, { theme: 'light', appearance });
  const button = frame.getByRole('button', { name: 'Validar cuenta' });
  const look = () =>
    button.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderRadius]);
  expect(await look()).toEqual(['rgb(29, 78, 216)', '2px']);
});

test('a page that changes its mind changes the frame, and nothing typed is lost', async () => {
  const { frame, page } = await showFrame(browser, site, { theme: 'light', language: 'es' });
  await fillForm(frame);
  await page.evaluate(() =>
    (window as unknown as { widget: { update(looks: object): void } }).widget.update({ theme: 'dark', language: 'en' }),
  );
  await frame.getByRole('button', { name: 'Validate account' }).waitFor();
  expect(await frame.locator('#root').getAttribute('data-theme')).toBe('dark');
  expect(await frame.getByRole('textbox', { name: /^CLABE/ }).inputValue()).toBe(goodClabe);
});

test('a dialog is left by Esc and by its button, and says how much was asked', async () => {
  const { frame, page, told } = await showFrame(browser, site, { mode: 'modal' });
  await fillForm(frame);
  await page.keyboard.press('Escape');
  await expect.poll(told).toContain('exit {"asked":0}');
});
