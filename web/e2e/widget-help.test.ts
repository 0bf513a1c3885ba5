import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createWidgetSession } from '#shared/contract/public/widget.ts';
import { reasons } from '#shared/validation/reasons.ts';
import { scenarioAt } from '#shared/validation/sandbox.ts';
import { readAppearance } from '#shared/widget/appearance.ts';
import { verdictOf } from '../../functions/rules/widget/verdict.ts';
import { signUp } from '../../infra/testing/customer.ts';
import type { Options, Result, Widget } from '../../widget/loader/types.ts';
import { widgetErrors, type Success } from '../../widget/protocol.ts';
import release from '../../widget/release.json' with { type: 'json' };
import { releases } from '../src/features/widget/changelog/releases.ts';
import * as facts from '../src/features/widget/documentation/facts.ts';
import { sandboxAnswers } from '../src/features/widget/documentation/sandbox-answers.ts';
import { exampleNames, examples } from '../src/features/widget/examples/live.ts';
import type { Looks } from '../src/features/widget/looks.ts';
import { openBrowser, openDesk } from './browser.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
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

test('an example runs in its place with the real widget', async () => {
  const { page, complaints } = await openDesk(browser, cloud, await signUp(cloud));
  await page.goto('/widget/examples');
  await page.getByRole('button', { name: 'Ver en vivo' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading').first().waitFor();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
