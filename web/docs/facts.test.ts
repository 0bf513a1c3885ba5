import { describe, expect, test } from 'vitest';
import { errorsOf } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { eventData, Event } from '#shared/contract/resources/event.ts';
import { Problem } from '#shared/contract/openapi.ts';
import { packs, type FindingCode } from '#shared/engine/index.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { fixes } from '#shared/messages/fixes/es.ts';
import { findings } from '#shared/messages/findings/en.ts';
import { reasonNames } from '#shared/validation/reasons.ts';
import { scenarioAt, scenarioOf } from '#shared/validation/sandbox.ts';
import { eventTypes } from '#shared/validation/webhooks.ts';
import { audienceOf } from './errors/answered-by.ts';
import { documentOf } from './errors/document.ts';
import { faultOf } from './errors/faults.ts';
import { pages as errorPages } from './errors/pages.ts';
import { pages as eventPages } from './events/pages.ts';
import { eventShown } from './events/event-page.ts';
import { pages as findingPages } from './findings/pages.ts';
import { pages as formatPages } from './formats/pages.ts';
import { languages, type Page, type Source } from './page.ts';
import { countryCodes, questionOf, scenarioWith } from './reasons/sandbox.ts';
import { pages as reasonPages } from './reasons/pages.ts';
import { descriptions } from './reference/messages/descriptions-es.ts';
import { examples } from './reference/messages/examples-es.ts';
import { pages as referencePages } from './reference/pages.ts';
import { operations, pathOfOperation } from './reference/paths.ts';
import { descriptionsIn, shapeOf } from './schema/read.ts';

const sources: readonly Source[] = [errorPages, eventPages, findingPages, reasonPages, formatPages, referencePages];
const all = languages.map((language) => ({ language, pages: sources.flatMap((source) => source(language)) }));
const errorCodes = Object.keys(catalogue) as ErrorCode[];

/** What is declared anywhere, and the page it is to have. */
const declaredPages: readonly (readonly [what: string, path: string])[] = [
  ...errorCodes.map((code) => [code, `/api-documentation/errors/${code.replace('errors.', '')}`] as const),
  ...eventTypes.map((type) => [type, `/api-documentation/webhooks/events/${type}`] as const),
  ...(Object.keys(findings) as FindingCode[]).map((code) => [code, `/api-documentation/findings/${code}`] as const),
  ...reasonNames.map((reason) => [reason, `/api-documentation/reasons/${reason}`] as const),
  ...packs.map(({ country }) => [country, `/api-documentation/formats/${country.toLowerCase()}`] as const),
  ...operations.map(({ name }) => [name, pathOfOperation(name)] as const),
];

describe.each(all)('in $language', ({ pages }) => {
  const linked = new Set(
    pages.flatMap(({ markdown }) => [...markdown.matchAll(/\]\((\/[^)#]+)/g)].map(([, to]) => to)),
  );

  test('every error, event, finding, reason, country and operation has a page', () => {
    const paths = new Set(pages.map(({ path }): string => path));
    expect(declaredPages.filter(([, path]) => !paths.has(path))).toEqual([]);
  });

  test('a page that is not in the sidebar is reached by a link', () => {
    expect(pages.filter(({ nav, path }) => nav === undefined && !linked.has(path))).toEqual([]);
  });

  test('no page shows what was to be filled in', () => {
    const texts = ({ title, lead, markdown }: Page) => `${title} ${lead} ${markdown}`;
    expect(
      pages.filter((page) => /\{\{(?!\$)\w+\}\}|undefined|\[object/.test(texts(page))).map(({ path }) => path),
    ).toEqual([]);
  });

  test('every JSON that is shown can be read', () => {
    const blocks = pages.flatMap(({ markdown }) => [...markdown.matchAll(/^```json[^\n]*\n([^]*?)\n```$/gm)]);
    expect(blocks.length).toBeGreaterThan(400);
    for (const [, text = ''] of blocks) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });
});

test.for(errorCodes)('shows %s as its problem document is declared, with nothing left to fill in', (code) => {
  for (const language of languages) {
    const { body, status } = documentOf(faultOf(code), language);
    expect(Problem.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({ error: code, status });
    expect(JSON.stringify(body)).not.toContain('{{');
  }
});

test('says how to fix exactly those errors that a call with a key can meet', () => {
  const met = errorCodes.filter((code) => audienceOf(code) === 'key');
  expect(met.toSorted()).toEqual(
    Object.keys(fixes)
      .map((name) => `errors.${name}`)
      .toSorted(),
  );
});

test.for(eventTypes)('shows %s as a receiver gets it', (type) => {
  const shown = eventShown(type);
  expect(Event.strict().parse(shown)).toEqual(shown);
  expect(eventData[type].parse(shown.data)).toEqual(shown.data);
});

test.for(reasonNames)('shows accounts of the sandbox that are answered with %s', (reason) => {
  const scenario = scenarioWith(reason);
  if (!scenario) return;
  expect(scenarioAt(scenario).reason).toBe(reason);
  for (const country of countryCodes)
    expect(scenarioOf(country, questionOf(country, scenario).accountNumber)).toBe(scenario);
});

const specs = operations.map(({ spec }) => spec);

test('what the contract says of values is said in Spanish, and nothing else is', () => {
  const said = new Set([
    ...specs.flatMap(({ params, query, body, response }) => [
      ...[params, query, body].flatMap((schema) => (schema ? descriptionsIn(shapeOf(schema, 'input')) : [])),
      ...descriptionsIn(shapeOf(response, 'output')),
    ]),
    ...Object.values(eventData).flatMap((schema) => descriptionsIn(shapeOf(schema, 'output'))),
  ]);
  expect([...said].filter((one) => !(one in descriptions))).toEqual([]);
  expect(Object.keys(descriptions).filter((one) => !said.has(one))).toEqual([]);
});

test('what it says of examples is said in Spanish, and nothing else is', () => {
  const said = new Set(specs.flatMap(({ examples: shown = [] }) => shown.map(({ summary }) => summary)));
  expect([...said].filter((one) => !(one in examples))).toEqual([]);
  expect(Object.keys(examples).filter((one) => !said.has(one))).toEqual([]);
});

test('every error of an operation leads to its page', () => {
  const [{ pages } = { pages: [] }] = all;
  for (const { name, spec } of declared.filter((one) => one.spec.api === 'public'))
    for (const code of errorsOf(spec))
      expect(pages.find(({ path }) => path === pathOfOperation(name))?.markdown).toContain(
        `/api-documentation/errors/${code.replace('errors.', '')}`,
      );
});
