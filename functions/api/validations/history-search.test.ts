import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { clabeOf, clabes } from '../../../infra/testing/accounts.ts';
import { cloudToSeed } from '../../../infra/testing/seeded-history.ts';

const rows = 450;
let cloud: Awaited<ReturnType<typeof cloudToSeed>>;
let customer: Customer;
let pk: string;

beforeAll(async () => {
  cloud = await cloudToSeed();
  customer = await signUp(cloud.addresses);
  pk = await cloud.pkOf(customer);
  await cloud.seed(pk, rows);
});
afterAll(() => cloud?.close());

const list = (body: object = {}) => customer.call('POST /api/validations/search', { body });

/** Every row of a filter, page by page. */
const all = async (query: object) => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, limit: 7, cursor });
    found.push(...page.data.map(({ reference }) => reference ?? ''));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
};

/** Serials 0, 10, 20, ... are invalid; newest first. */
const invalid = Array.from({ length: rows / 10 }, (_, index) =>
  index === 0 ? 'aguja lejana' : `Factura ${index * 10}`,
).toReversed();

describe('a long history', () => {
  test('is searched to its end by the very first search, however many search at once', async () => {
    expect(await cloud.count(pk, 'DIGEST')).toBe(0);
    const pages = await Promise.all(Array.from({ length: 5 }, () => list({ search: 'aguja' })));
    for (const { data } of pages)
      expect(data.map(({ reference }) => reference)).toEqual(['aguja cercana', 'aguja lejana']);
    expect(await cloud.count(pk, 'DIGEST')).toBe(1);
  });

  test('finds every row of a filter once, page by page, newest first', async () => {
    expect(await all({ status: 'INVALID' })).toEqual(invalid);
  });

  test('is found by the name of the bank', async () => {
    expect((await list({ search: 'banamex aguja cercana' })).data).toHaveLength(1);
    expect((await list({ search: 'bbva' })).data).toHaveLength(0);
  });

  test('is found by an account in groups, as banks print it', async () => {
    const number = clabeOf(`00211501600${String(rows - 1).padStart(6, '0')}`);
    const inGroups = number.replace(/^(.{3})(.{3})(.{11})/, '$1 $2 $3 ');
    for (const search of [inGroups, inGroups.replaceAll(' ', '-')])
      expect((await list({ search })).data.map(({ reference }) => reference)).toEqual(['aguja cercana']);
  });

  test('shows what came after the last segment', async () => {
    const body = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;
    await customer.call('POST /api/validations', { body: { ...body, reference: 'aguja nueva' } });
    expect((await list({ search: 'aguja' })).data.map(({ reference }) => reference)).toEqual([
      'aguja nueva',
      'aguja cercana',
      'aguja lejana',
    ]);
  });

  test('is bounded by moments, both ends included', async () => {
    const [newest, , third] = (await list({ search: 'factura', limit: 3 })).data;
    const within = { from: third?.createdAt, to: newest?.createdAt };
    expect((await list(within)).data).toHaveLength(3);
    expect((await list({ ...within, search: 'factura' })).data).toHaveLength(3);
  });
});

describe('a name that is compared with an answer of long ago', () => {
  const match = (id: string, name: string) =>
    customer.call('POST /api/validations/{id}/name-match', { params: { id }, body: { name } });
  const search = async (query: object) => (await list(query)).data.map(({ reference }) => reference);

  test('is found although its answer stands in a segment, which was read before', async () => {
    const [needle] = (await list({ search: 'aguja cercana' })).data;
    const id = needle?.id ?? '';
    expect(await search({ nameMatch: 'mismatch' })).toEqual([]);
    expect(await search({ nameMatch: 'none', search: 'aguja cercana' })).toHaveLength(1);

    await match(id, 'Talleres Quiñones');
    expect(await search({ nameMatch: 'mismatch' })).toEqual(['aguja cercana']);
    expect(await search({ search: 'quinones' })).toEqual(['aguja cercana']);
    expect(await search({ nameMatch: 'none', search: 'aguja cercana' })).toEqual([]);

    await match(id, needle?.beneficiary ?? '');
    expect(await search({ nameMatch: 'match' })).toEqual(['aguja cercana']);
    expect(await search({ search: 'quinones' })).toEqual([]);
    expect(await all({ search: 'aguja' })).toEqual(['aguja nueva', 'aguja cercana', 'aguja lejana']);
  });

  test('stands in the exported history, as it is written', async () => {
    const [needle] = (await list({ search: 'aguja cercana' })).data;
    await match(needle?.id ?? '', 'Talleres Quiñones, S.A.');
    const file = await customer.call('GET /api/validations/export', { query: { nameMatch: 'mismatch' } });
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect(file).toContain('\nNo coincide,');
    expect(file).toContain(',"Talleres Quiñones, S.A.",No,');
  });

  test('is found among answers that no segment holds yet', async () => {
    const owner = await signUp(cloud.addresses);
    await cloud.seed(await cloud.pkOf(owner), 150);
    const { data } = await owner.call('GET /api/validations', { query: { limit: 100 } });
    const valid = data.findLast(({ status }) => status === 'VALID');
    const params = { id: valid?.id ?? '' };
    await owner.call('POST /api/validations/{id}/name-match', { params, body: { name: 'Talleres Quiñones' } });
    const found = await owner.call('GET /api/validations', { query: { nameMatch: 'mismatch' } });
    expect(found.data.map(({ id }) => id)).toEqual([params.id]);
  });
});

describe('a damaged segment', () => {
  const damages = {
    'with lines that are none': (item: object) => ({ ...item, lines: { B: 'AAAA' } }),
    'without an end': (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'upTo')),
    'with nothing right in it': (item: object) => ({ ...item, upTo: { N: '1' }, lines: { S: 'x' } }),
    'written while a row was unreadable': (item: object) => ({ ...item, unread: { N: '1' }, lines: { B: 'AAAA' } }),
  };

  /** A segment is sealed anew each time it is written: what it says is as long as before. */
  const saying = (item: Readonly<Record<string, unknown>> = {}) => {
    const { B = '' } = item['lines'] as { B?: string };
    return { ...item, lines: B.length };
  };

  test.for(Object.entries(damages))('%s is made again by whoever searches', async ([, worse]) => {
    const owner = await signUp(cloud.addresses);
    const own = await cloud.pkOf(owner);
    await cloud.seed(own, 150);
    const exported = () => owner.call('POST /api/validations/export', { body: { search: 'aguja' } });
    const listed = async () => (await owner.call('POST /api/validations/search', { body: { search: 'aguja' } })).data;
    expect((await exported()).trimEnd().split('\r\n')).toHaveLength(3);
    const { [0]: whole } = await cloud.items(own, 'DIGEST');
    await cloud.spoil(own, 'DIGEST', worse);
    expect((await listed()).map(({ reference }) => reference)).toEqual(['aguja cercana', 'aguja lejana']);
    expect((await cloud.items(own, 'DIGEST')).map(saying)).toEqual([saying(whole)]);
  });
});

describe('the export', () => {
  const csv = (query: object, language = 'es') =>
    customer.call('POST /api/validations/export', { body: query }, { headers: { 'accept-language': language } });

  test('holds every row of the filter, its headers in the language of the reader', async () => {
    const [head, ...lines] = (await csv({ status: 'INVALID' })).trimEnd().split('\r\n');
    expect(head).toMatch(/^Resultado,Fecha \(UTC\),Estado,País,Banco,Cuenta,Titular,Esperabas pagar a,/);
    expect(lines[0]).toMatch(/^No existe,/);
    expect(lines).toHaveLength(invalid.length);
    expect(lines[0]).toContain('Inválida,MX,Banamex,');
    expect((await csv({ status: 'INVALID' }, 'en')).split('\r\n')[1]).toContain('Invalid,MX,');
  });

  test('begins with the mark by which spreadsheets know UTF-8, and is no page for a browser', async () => {
    const response = await fetch(`${cloud.addresses.appApi}/api/validations/export`, {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(Buffer.from(await response.bytes()).toString('hex', 0, 3)).toBe('efbbbf');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('masks account and document as the list does', async () => {
    const [, line = ''] = (await csv({ search: 'aguja cercana' })).split('\r\n');
    expect(line).toMatch(/002115•{7}0449\d/);
    expect(line).not.toContain('GODE561231GR8');
  });

  test('runs no formula that somebody hid in a reference', async () => {
    const body = { country: 'MX', accountNumber: clabes.person, environment: 'sandbox' } as const;
    await customer.call('POST /api/validations', { body: { ...body, reference: '=1+1, "x"' } });
    expect(await csv({ search: '1 x' })).toContain(`,"'=1+1, ""x""",`);
  });
});
