import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createWidgetSession } from '#shared/contract/public/widget.ts';
import { reasons } from '#shared/validation/reasons.ts';
import { scenarioAt } from '#shared/validation/sandbox.ts';
import { readAppearance } from '#shared/widget/appearance.ts';
import { verdictOf } from '../../functions/rules/widget/verdict.ts';
import { mailsTo, signUp, type Customer } from '../../infra/testing/customer.ts';
import type { Options, Result, Widget } from '../../widget/loader/types.ts';
import { widgetErrors, type Success } from '../../widget/protocol.ts';
import release from '../../widget/release.json' with { type: 'json' };
import { releases } from '../src/features/widget/changelog/releases.ts';
import * as facts from '../src/features/widget/documentation/facts.ts';
import { sandboxAnswers } from '../src/features/widget/documentation/sandbox-answers.ts';
import { sectionNames } from '../src/features/widget/documentation/sections.ts';
import { exampleNames, examples } from '../src/features/widget/examples/live.ts';
import type { Looks } from '../src/features/widget/looks.ts';
import { topics } from '../src/features/widget/topics.ts';
import { accessibilityViolations, openBrowser, openDesk, scrollsSideways } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
let customer: Customer;
beforeAll(async () => {
  [browser, customer] = await Promise.all([openBrowser(), signUp(cloud)]);
});

const pagesIn = join(import.meta.dirname, '../../widget/examples');
const pageOf = (name: string): string => readFileSync(join(pagesIn, `${name}.html`), 'utf8');

test('the documentation names what the loader takes and gives, and every error there is', () => {
  expectTypeOf<facts.CreateOption>().toEqualTypeOf<keyof Options>();
  expectTypeOf<facts.Method>().toEqualTypeOf<keyof Widget>();
  expectTypeOf<facts.ResultField>().toEqualTypeOf<keyof Result>();
  expectTypeOf<facts.ResultField>().toEqualTypeOf<keyof Success>();
  expect(facts.errorCodes).toEqual(widgetErrors);
  expect(facts.sessionFields.toSorted()).toEqual(Object.keys(createWidgetSession.body.shape).toSorted());
});

test('the newest release of the changelog is the one that is deployed, and each is older than the one above', () => {
  expect(releases[0].version).toBe(release.version);
  const dates = releases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('every page of the examples is shown, and runs with the options that stand in it', () => {
  const pages = readdirSync(pagesIn).filter((name) => name.endsWith('.html'));
  expect(exampleNames.toSorted()).toEqual(pages.map((name) => basename(name, '.html')).toSorted());
  for (const name of exampleNames) {
    const { appearance, ...words }: Partial<Looks> = examples[name];
    const code = pageOf(name);
    for (const option of ['mode', 'theme', 'language'] as const) {
      const written = new RegExp(`^ +${option}: '(\\w+)',$`, 'm').exec(code)?.[1];
      expect([name, option, words[option]]).toEqual([name, option, written]);
    }
    for (const [variable, value] of Object.entries(appearance ?? {})) expect(code).toContain(`${variable}: '${value}'`);
    const { ignored } = readAppearance({ ...appearance });
    expect(ignored.filter((one) => words.theme === undefined || one.endsWith(words.theme))).toEqual([]);
  }
});

test('the test numbers end as the documentation says', () => {
  for (const [name, verdict] of sandboxAnswers) {
    const { reason } = scenarioAt(name);
    expect([name, verdictOf({ status: reason ? reasons[reason].status : 'VALID' })]).toEqual([name, verdict]);
  }
});

const openAt = async (path: string) => {
  const visited = await openDesk(browser, cloud, customer);
  await visited.page.goto(path);
  return visited;
};

const looksRight = async (page: Page): Promise<void> => {
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('every page about the widget is there, can be read by anybody and fits a phone', async () => {
  const { page, complaints } = await openAt('/widget/documentation');
  for (const section of sectionNames) await page.locator(`#${section} h2`).waitFor();
  for (const topic of topics) {
    await page.goto(`/widget/${topic}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main h2, main form, main details').first().waitFor();
    await looksRight(page);
  }
  expect(complaints).toEqual([]);
});

test('questions are found by words without their accents, and one that nobody asked leads to support', async () => {
  const { page } = await openAt('/widget/faq');
  await page.getByRole('searchbox').fill('credito responde');
  await page.getByText('Un crédito cuando el banco responde').waitFor();
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('link', { name: 'Pedir soporte' }).click();
  await page.waitForURL('**/widget/support');
  expect(await page.getByRole('form').getAttribute('aria-label')).toBe('Pedir soporte');
});

test('a message to support says what it lacks, outlives a look elsewhere, and ends in a number that is mailed', async () => {
  const { page, complaints } = await openAt('/widget/support');
  await page.getByLabel('Asunto').fill('El widget no aparece');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Escribe tu nombre').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.getByRole('link', { name: 'Preguntas frecuentes', exact: true }).click();
  await page.getByRole('searchbox').waitFor();
  await page.goBack();
  expect(await page.getByLabel('Asunto').inputValue()).toBe('El widget no aparece');
  await page.getByLabel('Tu nombre').fill('Lucía Ferrer');
  await page.getByLabel('Qué pasó y qué esperabas').fill('La página sigue vacía.\u200e\n¿Qué más permito?');
  await page.getByRole('button', { name: 'Enviar' }).press('Enter');
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  const id = (await page.locator('main b.mono').textContent()) ?? '';
  expect(id).toMatch(/^tkt_/);
  await looksRight(page);
  expect((await mailsTo(cloud, customer.email))[0]?.subject).toContain(id);
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  expect(await page.getByLabel('Asunto').inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('a report sends what the page knows only where its writer says so', async () => {
  const { page } = await openAt('/widget/bug-report');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/support')) sent.push(request.postData() ?? '');
  });
  const write = async () => {
    await page.getByLabel('Tu nombre').fill('Lucía Ferrer');
    await page.getByLabel('Asunto').fill('Se cierra solo');
    await page.getByLabel('Qué hiciste, qué pasó y qué esperabas').fill('Lo abrí y se cerró.');
  };
  await write();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await write();
  await page.getByLabel('Código que recibió onError').selectOption('notAllowed');
  await page.getByRole('checkbox', { name: /Adjuntar estos datos/ }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('heading', { name: 'Lo recibimos' }).waitFor();
  const [without, withSeen] = sent.map((text) => JSON.parse(text) as { seen?: object });
  expect(without).not.toHaveProperty('seen');
  expect(withSeen?.seen).toMatchObject({ version: release.version, error: 'notAllowed' });
});

test('an example runs in its place with the real widget', async () => {
  const { page, complaints } = await openAt('/widget/examples');
  await page.getByRole('button', { name: 'Ver en vivo' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading').first().waitFor();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
