import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declared } from '#shared/contract/index.ts';
import { judgeAccount, judgeDocument } from '#shared/engine/index.ts';
import { accounts, documents } from '../infra/testing/markers/accounts.ts';
import { evidenceIn, type Evidence } from '../infra/testing/markers/evidence.ts';
import { everyKind } from '../infra/testing/markers/kinds.ts';
import { hasRoomFor, idle, schemaOf, textMembers, unsaid } from '../infra/testing/markers/members.ts';
import { foundIn, kindsIn } from '../infra/testing/markers/scan.ts';
import { unreached } from '../infra/testing/markers/reached.ts';
import { prepare } from '../infra/prepare.ts';

const specs = declared.map(({ spec }) => spec);

test('no path of the contract has room for more than an id, a country or what is to be done', () => {
  const names = specs.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(new Set(names)).toEqual(new Set(['action', 'country', 'id']));
});

/** Members of addresses that take any text, and why nobody writes one of a person there. */
const openMembers = [
  '/cursor', // What the page before said: an id of ours.
  '/bankCode', // A code of a list; whatever else is there is found nowhere.
  '/accountFormat', // The same.
  '/error', // The same.
  'sessions.closeSession /id', // An id of ours, as it was listed.
];

test('no other member of an address takes a value of anybody', () => {
  const values = Object.values(everyKind).map(({ value }) => value);
  const taking = declared.flatMap(({ spec: { api, params, query }, area, name }) =>
    [params, query].flatMap((part) =>
      Object.keys(part ? (schemaOf(part).properties ?? {}) : {})
        .filter((member) => values.some((value) => part && hasRoomFor(part, member, value)))
        .map((member) => `${api} ${area}.${name} /${member}`),
    ),
  );
  expect(taking.filter((member) => !openMembers.some((end) => member.endsWith(end)))).toEqual([]);
  expect(openMembers.filter((end) => !taking.some((member) => member.endsWith(end)))).toEqual([]);
});

test('there are forty kinds of personal values and more, and each account and document is one that is taken', () => {
  expect(Object.keys(everyKind).length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(everyKind).map(({ core }) => core)).size).toBe(Object.keys(everyKind).length);
  const told = Object.entries(everyKind).map(([kind, { value }]) => [kind, kindsIn(value)] as const);
  expect(told.filter(([kind, found]) => found.join() !== kind)).toEqual([]);
  for (const { country, number, beside } of Object.values(accounts)) {
    const { accountFormat: format, ...rest } = beside as Readonly<Record<string, string>>;
    expect([number, judgeAccount({ country, format, accountNumber: number, ...rest }).ok]).toEqual([number, true]);
  }
  for (const { country, type, number } of Object.values(documents))
    expect([number, judgeDocument({ country, type, number }).ok]).toEqual([number, true]);
});

test('every text that the contract takes has a kind, or says why nobody has a value for it', () => {
  expect(unsaid(textMembers)).toEqual([]);
  expect(idle()).toEqual([]);
});

interface Template {
  readonly Resources: Readonly<
    Record<string, { readonly Type: string; readonly Properties: Readonly<Record<string, unknown>> }>
  >;
}

/** What a gateway may write down of a request. */
const logged = ['requestId', 'httpMethod', 'resourcePath', 'status', 'responseLatency'];

test('neither gateways nor distributions write down addresses, callers or what was sent', async () => {
  const { assemblyDir } = await prepare();
  const resources = ['Core', 'AppApi', 'PublicApi', 'Edge', 'Web', 'Widget'].flatMap((stack) =>
    Object.values(
      (JSON.parse(readFileSync(join(assemblyDir, `${stack}.template.json`), 'utf8')) as Template).Resources,
    ),
  );
  const stages = resources
    .filter(({ Type }) => Type === 'AWS::ApiGateway::Stage')
    .map((stage) => JSON.stringify(stage));
  expect(stages.length).toBeGreaterThan(0);
  for (const stage of stages) {
    const fields = [...stage.matchAll(/\$context\.([\w.]+)/g)].map(([, field]) => field);
    expect(fields.filter((field = '') => !logged.includes(field))).toEqual([]);
    expect(stage).not.toMatch(/"DataTraceEnabled":true|"LoggingLevel":"(?:INFO|ERROR)"/);
  }
  const writers = resources.filter(
    ({ Type, Properties }) =>
      /LoggingConfiguration|LogDelivery|RealtimeLog/.test(Type) || JSON.stringify(Properties).includes('"Logging":'),
  );
  expect(writers).toEqual([]);
});

/** Addresses that have to hold what they lead to, and who made them. */
const ownAddresses: readonly (readonly [address: RegExp, what: RegExp, why: string])[] = [
  [/^POST \/zqcamino\//, /^webhookPath$/, 'the address that a customer gave for events, asked for nothing else'],
  [/\/v1\/frame\?t=/, /^widgetHost$/, 'the ticket by which the edge says which page may frame the widget'],
  [/X-Amz-Signature=/, /^the secret [0-9a-f]{64}$/, 'whoever has the address of a file may send it, for minutes'],
  [/^(?:GET|DELETE) \/api\/receipts\//, /^the secret rec_/, 'a receipt is opened by its id, which is in no log'],
  [/\/api\/pay-links\//, /^the secret pl_/, 'and so is a link to pay'],
];
const isOwnAddress = (found: string, text: string): boolean =>
  ownAddresses.some(([address, what]) => address.test(text) && what.test(found));

describe('a person who is marked through and through', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'privacy-'));
  let evidence: Evidence;
  beforeAll(async () => {
    evidence = await evidenceIn(stateDir);
  }, 300_000);
  afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
  const found = (texts: readonly string[], isAllowed?: Parameters<typeof foundIn>[2]) => {
    expect(texts.length).toBeGreaterThan(0);
    return foundIn(texts, evidence.learned.secrets, isAllowed);
  };

  test('asks everything there is, is refused, and meets every failure', () => {
    expect(unreached(evidence.tap)).toEqual([]);
    expect(evidence.learned.secrets.size).toBeGreaterThan(50);
  });

  test('is in no line of a log', () => {
    expect(found(evidence.lines)).toEqual([]);
  });

  test('is in no dimension and no value of a metric', () => {
    expect(found(evidence.metrics)).toEqual([]);
  });

  test('is in no message of a queue, waiting, done or set aside', () => {
    expect(found(evidence.tap.messages)).toEqual([]);
    expect(found(evidence.queues)).toEqual([]);
  });

  test('is in no address that is asked for, led to or gone on with, but for its own', () => {
    const { tap, learned } = evidence;
    expect(found(tap.urls, isOwnAddress)).toEqual([]);
    expect(foundIn([...tap.redirects, ...learned.cursors], learned.secrets)).toEqual([]);
  });

  test('is in no subject and no header of a mail, and its links have a token behind # alone', () => {
    expect(found(evidence.tap.mails)).toEqual([]);
    expect(found(evidence.headers)).toEqual([]);
    expect(found(evidence.links.map((link) => link.replace(/#token=[\w-]+$/, '')))).toEqual([]);
  });

  test('is in nothing that AWS writes down of calls: names of files, of keys and of what they are bound to', () => {
    expect(found(evidence.tap.told, isOwnAddress)).toEqual([]);
  });
});
