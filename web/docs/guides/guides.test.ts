import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { Problem } from '#shared/contract/openapi.ts';
import { pageOf } from '#shared/contract/page.ts';
import { Batch } from '#shared/contract/resources/batch.ts';
import { Event, eventData } from '#shared/contract/resources/event.ts';
import { Validation, ValidationSummary } from '#shared/contract/resources/validation.ts';
import { Delivery, WebhookWithSecret } from '#shared/contract/resources/webhook.ts';
import { WidgetSession } from '#shared/contract/resources/widget.ts';
import { proseOf, readabilityOf } from './readability.ts';
import { languages } from '../page.ts';
import { answers } from './blocks/examples.ts';
import { pages } from './pages.ts';
import { problemNames, problemOf } from './problems.ts';
import { values } from './values.ts';
import { eventSent } from './webhook-examples.ts';

const files = globSync(join(import.meta.dirname, '*.md'));
const [es, en] = [pages('es'), pages('en')];

const count = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** How a page is built, whatever its language. */
const formOf = (markdown: string) => ({
  sections: count(markdown, /^## /gm),
  blocks: count(markdown, /^```/gm) / 2,
  rows: count(markdown, /^\|/gm),
  items: count(markdown, /^(?:-|\d+\.) /gm),
  asides: count(markdown, /^:::aside/gm),
  // A heading has another name in each language.
  links: (markdown.match(/\]\([^)#]*/g) ?? []).toSorted(),
});

describe('every guide', () => {
  test('is there in both languages, under the same path and in the same order', () => {
    expect(en.map(({ path, group }) => [path, group])).toEqual(es.map(({ path, group }) => [path, group]));
  });

  test.for(es.map((page, index) => [page.path, page, en[index]] as const))(
    '%s has the same sections, code, rows and links in both',
    ([, spanish, english]) => {
      expect(formOf(english?.markdown ?? '')).toEqual(formOf(spanish.markdown));
      expect(english?.title).not.toBe(undefined);
    },
  );

  test('is one of the files, and every file is a guide', () => {
    expect(files).toHaveLength(es.length + en.length);
  });
});

test.for(Object.keys(values))('the number %s is told by a guide of each language', (name) => {
  const telling = files.filter((file) => readFileSync(file, 'utf8').includes(`{{${name}}}`));
  expect(telling.length).toBeGreaterThanOrEqual(2);
});

test.for(es)('$path is read easily', ({ lead, markdown }) => {
  expect(readabilityOf(`${lead}\n${proseOf(markdown)}`)).toBeGreaterThanOrEqual(60);
});

describe('an answer that a guide shows', () => {
  test.for(files)('%s has none that was typed', (file) => {
    const typed = readFileSync(file, 'utf8').match(/^```json.*$/gm) ?? [];
    const isAssistant = basename(file).startsWith('assistants.');
    expect(typed).toHaveLength(isAssistant ? 1 : 0);
  });

  const schemas: Readonly<Record<keyof typeof answers, z.ZodType>> = {
    validation: Validation,
    notFound: Validation,
    validations: pageOf(ValidationSummary),
    batch: Batch,
    upload: Batch,
    widgetSession: WidgetSession,
    widgetResult: Validation,
    webhook: WebhookWithSecret.strict(),
    event: Event.strict(),
    delivery: Delivery.strict(),
  };

  test.for(Object.entries(schemas))('%s is what the contract says', ([name, schema]) => {
    expect(schema.safeParse(answers[name as keyof typeof answers]).error).toBe(undefined);
  });

  test('of an event says what that event does', () => {
    expect(eventData[eventSent.type].parse(eventSent.data)).toEqual(eventSent.data);
  });

  test.for(languages.flatMap((language) => problemNames.map((name) => [language, name] as const)))(
    'in %s, %s is a problem document',
    ([language, name]) => {
      const { body } = problemOf(language, name);
      expect(Problem.strict().parse(body)).toEqual(body);
      expect(JSON.stringify(body)).not.toContain('{{');
    },
  );
});
