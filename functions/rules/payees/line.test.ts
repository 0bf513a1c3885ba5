import { describe, expect, test } from 'vitest';
import { finderOf, inOrder, lineOf, readLine, type Lined } from './line.ts';

const acme: Lined = {
  name: 'Comercializadora Peñón & García-López, S.A. de C.V.',
  document: { number: '58.547.642/0001-95' },
  accounts: [{ normalized: '002115016003269411' }, { normalized: 'BR1500000000000010932840814P2' }],
  isChanged: false,
  lastAt: '2026-11-22T10:00:00.000Z',
  nextRecheckAt: '2026-12-22T07:00:00.000Z',
};

const lineIn = (of: Partial<Lined> = {}, id = 'pye_1') => {
  const line = readLine(id, lineOf({ ...acme, ...of }));
  if (!line) throw new Error('The line cannot be read');
  return line;
};

describe('a payee is found', () => {
  test.for([
    ['words in any order', 'lopez comercializadora'],
    ['words without their accents', 'penon'],
    ['words in capitals with accents', 'PEÑÓN GARCÍA'],
    ['the beginning of a word', 'co pe'],
    ['the last three digits of an account', '411'],
    ['the last four characters of an account with letters', '14p2'],
    ['a whole account in groups', '002 115 01600326941 1'],
    ['a document with its punctuation', '58.547.642/0001-95'],
    ['a document without', '58547642000195'],
    ['the beginning of a document', '58547'],
    ['a name and last digits', 'garcia 411'],
    ['nothing at all', ''],
  ] as const)('by %s', ([, search]) => {
    expect(finderOf(search)(lineIn())).toBe(true);
  });

  test.for([
    ['a word that is not there', 'comercializadora norte'],
    ['the last two digits alone', '11'],
    ['three digits from the middle of an account', '160'],
    ['a field that is no word of it', '2026'],
  ] as const)('not by %s', ([, search]) => {
    expect(finderOf(search)(lineIn())).toBe(false);
  });
});

test('a line has a bound, whatever its accounts are', () => {
  const accounts = Array.from({ length: 20 }, (_, at) => ({
    normalized: `${'x'.repeat(60)}${at}@empresa-de-prueba.com.br`,
  }));
  expect(Buffer.byteLength(lineOf({ ...acme, name: 'Ñ'.repeat(140), accounts }))).toBeLessThan(1_200);
  expect(
    lineIn({ accounts })
      .pieces.split(' ')
      .every((piece) => piece.length <= 64),
  ).toBe(true);
});

test('a name with tabs breaks no line', () => {
  expect(lineIn({ name: 'Ana\tSouza\n!' })).toMatchObject({ name: 'ana souza', isChanged: false });
});

test('a second answer of the same day leaves the line as it is, one of the next day does not', () => {
  const at = (lastAt: string) => lineOf({ ...acme, lastAt });
  expect(at('2026-11-22T23:59:59.999Z')).toBe(lineOf(acme));
  expect(at('2026-11-23T00:00:00.000Z')).not.toBe(lineOf(acme));
});

test('what another version wrote is no line', () => {
  expect([readLine('pye_1', 7), readLine('pye_1', 'one\ttwo'), readLine('pye_1', undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});

test('those that changed come first, then the last answered, then by name', () => {
  const lines = [
    lineIn({ name: 'Beta', lastAt: '2026-11-21T00:00:00.000Z' }, 'pye_4'),
    lineIn({ name: 'Álfa' }, 'pye_2'),
    lineIn({ name: 'Beta' }, 'pye_3'),
    lineIn({ name: 'Zeta', isChanged: true, lastAt: null }, 'pye_1'),
    lineIn({ name: 'Alfa', lastAt: null }, 'pye_5'),
  ];
  expect(lines.toSorted(inOrder).map(({ id }) => id)).toEqual(['pye_1', 'pye_2', 'pye_3', 'pye_4', 'pye_5']);
});
