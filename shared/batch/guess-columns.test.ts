import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { guessCountry } from './guess-country.ts';
import { corpus } from './header-corpus/index.ts';
import type { CorpusFile } from './header-corpus/file.ts';

type Columns = CorpusFile['columns'];

const tableOf = (columns: Columns) => ({
  headers: columns.map(([header]) => header),
  samples: [0, 1, 2, 3].map((row) => columns.map(([, , texts]) => texts[row] ?? '')),
});
const guessed = (columns: Columns) => {
  const { headers, samples } = tableOf(columns);
  return guessColumns(headers, samples);
};

interface Answer {
  readonly at: string;
  readonly isRight: boolean;
  /** Taken for another field: nobody would notice. */
  readonly isSilent: boolean;
}

const answers: readonly Answer[] = corpus.flatMap(({ from, columns }) => {
  const fields = guessed(columns);
  return columns.map(([header, right], index) => {
    const field = fields[index]?.field ?? null;
    const at = `${from}: ${header} is ${right}, taken for ${field}`;
    return { at, isRight: field === right, isSilent: field !== null && field !== right };
  });
});

describe('the headings of real files', () => {
  test('are at least two hundred, of nine countries', () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(new Set(corpus.map(({ country }) => country)).size).toBe(9);
  });

  test('are never taken for another field than they are', () => {
    expect(answers.filter(({ isSilent }) => isSilent).map(({ at }) => at)).toEqual([]);
  });

  test('are known in at least 95 of 100 cases', () => {
    const missed = answers.filter(({ isRight }) => !isRight).map(({ at }) => at);
    expect(missed.slice(Math.floor(answers.length * 0.05))).toEqual([]);
  });

  test('tell the country, or nothing', () => {
    const guesses = corpus.map(({ from, country, columns }) => {
      const { headers, samples } = tableOf(columns);
      return { from, country, guess: guessCountry(headers, samples) };
    });
    expect(guesses.filter(({ country, guess }) => guess !== undefined && guess !== country)).toEqual([]);
    expect(guesses.filter(({ guess }) => guess !== undefined).length).toBeGreaterThan(corpus.length * 0.9);
  });

  test('mean the same in any order', () => {
    const file = fc
      .constantFrom(...corpus)
      .chain(({ columns }) =>
        fc.tuple(
          fc.constant(columns),
          fc.shuffledSubarray([...columns], { minLength: columns.length, maxLength: columns.length }),
        ),
      );
    fc.assert(
      fc.property(file, ([columns, shuffled]) => {
        const was = guessed(columns);
        const is = guessed(shuffled);
        for (const [index, column] of shuffled.entries()) expect(is[index]).toEqual(was[columns.indexOf(column)]);
      }),
      { numRuns: 60 },
    );
  });
});

test('gives a field to one column at most', () => {
  for (const { columns } of corpus) {
    const fields = guessed(columns).flatMap(({ field }) => field ?? []);
    expect(new Set(fields).size).toBe(fields.length);
  }
});

test('believes texts more than a heading that contradicts them', () => {
  const columns = corpus.find(({ from }) => from.includes('wrong heading'))?.columns ?? [];
  const cuenta = columns.findIndex(([header]) => header === 'Cuenta');
  expect(guessed(columns)[cuenta]).toEqual({ field: 'documentNumber', by: 'values' });
});

describe('what is not sure stays open', () => {
  const open = { field: null, by: null };
  const clabe = ['002180300698706428', '044180812301682521', '072180699261833618', '014180992135636868'];
  const guessedOf = (headers: readonly string[], ...columns: readonly (readonly string[])[]) =>
    guessColumns(headers, columns[0]?.map((_, row) => columns.map((texts) => texts[row] ?? '')) ?? []);

  test('two columns with the same heading', () => {
    expect(guessedOf(['CLABE', 'CLABE'], clabe, clabe.toReversed())).toEqual([open, open]);
  });

  test('an account that is the same in every row: it is of whoever pays', () => {
    expect(
      guessedOf(
        ['CLABE'],
        Array.from(clabe, () => clabe[0] ?? ''),
      ),
    ).toEqual([open]);
  });

  test('names in two columns', () => {
    expect(guessedOf(['First name', 'Last name'], ['Ana', 'Luis'], ['Soto', 'Rojas'])).toEqual([open, open]);
  });

  test('a heading that nobody knows above what proves nothing, and one as long as a page', () => {
    expect(guessedOf(['Xyz', 'x'.repeat(100_000)], ['12', '13', '14'], ['a', 'b', 'c'])).toEqual([open, open]);
  });
});

test('takes of two columns for one field the one with texts', () => {
  const headers = ['CLABE', 'No. de cuenta'];
  const samples = [
    ['', '0123456789'],
    ['', '1234567891'],
    ['', '2345678912'],
    ['', '3456789123'],
  ];
  expect(guessColumns(headers, samples, 'MX').map(({ field }) => field)).toEqual([null, 'accountNumber']);
});

test('somebody who is paid several times in one file is still known by the heading', () => {
  const names = [
    'Ferretera del Bajío',
    'Molinos San Isidro',
    'Textiles Andinos',
    'Papelera del Norte',
    'Grúas Peninsulares',
  ];
  const samples = Array.from({ length: 50 }, (_, row) => [String(row), names[row % names.length] ?? '']);
  expect(guessColumns(['folio', 'beneficiario'], samples, 'MX').map(({ field }) => field)).toEqual([
    'customId',
    'beneficiaryName',
  ]);
});

test('one text in every row is of whoever pays', () => {
  const samples = Array.from({ length: 50 }, (_, row) => [String(row), 'Papelería Luna Nueva']);
  expect(guessColumns(['folio', 'beneficiario'], samples, 'MX').map(({ field }) => field)).toEqual(['customId', null]);
});
