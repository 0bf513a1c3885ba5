import type { Figure } from '../../infra/testing/figures.ts';
import { askedRow } from './asked-row.ts';
import { engines } from './engines.ts';
import { guessColumns, mappedColumns } from './guess-columns.ts';
import { corpus } from './header-corpus/index.ts';
import type { CorpusFile } from './header-corpus/file.ts';
import { isAskable, judgeRow } from './judge-row.ts';
import { questionOf } from './question.ts';

const rows = 50_000;
const rounds = 5;

/** The files of the corpus with an account number in them, four rows each. */
const files = corpus.filter(({ columns }) => columns.some(([, field]) => field === 'accountNumber'));

const readerOf = ({ country, columns }: CorpusFile) => {
  const headers = columns.map(([header]) => header);
  const cells = [0, 1, 2, 3].map((row) => columns.map(([, , texts]) => texts[row] ?? ''));
  const guessed = guessColumns(headers, cells, country).map(({ field }) => field);
  return { mapped: mappedColumns(headers, guessed), cells, country };
};
const readers = files.map(readerOf);

/** What a worker keeps of a row: its question, or how many things are wrong with it. */
const judged = (index: number): string | number => {
  const { mapped, cells, country } = readers[index % readers.length] ?? readerOf(corpus[0] as CorpusFile);
  const asked = askedRow(mapped, { country, engines }, cells[index % 4] ?? []);
  const engine = engines.get(country);
  const row = judgeRow(asked, 'production', engine);
  return engine && row.judged && isAskable(row) ? questionOf(asked, row.judged, engine) : row.findings.length;
};

/** The whole way of 50,000 rows of nine countries, and judging alone. */
const measure = (): Promise<Figure[]> => {
  const timed = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const questions = new Set<string | number>();
    for (let index = 0; index < rows; index++) questions.add(judged(index));
    if (questions.size < 4) throw new Error('nothing was judged');
    return performance.now() - start;
  });
  return Promise.resolve([
    {
      what: '50,000 rows of nine countries: read, judged, compared',
      value: Math.min(...timed),
      unit: 'ms',
      budget: 1_000,
    },
  ]);
};

export default measure;
