import { signUp } from '../../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { untilSegmented } from '../../../infra/testing/sampled.ts';
import { cloudToSeed } from '../../../infra/testing/seeded-history.ts';

const rows = 100_000;
const others = 10;
const rowsOfOthers = 10_000;

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

/** 95 % of 20 calls are no slower than this. */
const p95 = async (run: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) times.push(await timed(run));
  return percentile(times, 0.95);
};

/**
 * The history of a user with 100,000 validations, asked over HTTP, before and after ten others bring as many again.
 * Filling the table takes some minutes; the questions take seconds.
 */
const measure = async (): Promise<Figure[]> => {
  const cloud = await cloudToSeed();
  try {
    const customer = await signUp(cloud.addresses);
    await cloud.seed(await cloud.pkOf(customer), rows);
    const ask = (query: object) => () => customer.call('POST /api/validations/search', { body: query });
    const questions = {
      'first page': {},
      'page 300 days back': { to: new Date(Date.now() - 300 * 86_400_000).toISOString() },
      'search, found at once': { search: 'aguja cercana' },
      'search, found in the oldest row': { search: 'aguja lejana' },
      'search, found nowhere': { search: 'nadie' },
      'search for an account in groups, found nowhere': { search: '002 115 99999999999 9' },
      'search, twenty of many': { search: 'proveedora 42' },
      'status and country, found nowhere': { status: 'TIMEOUT', country: 'AR' },
    };
    // It segments for 1.5 s at most and answers what it has; the consumer of events does the rest.
    const first = await timed(ask({ search: 'nadie' }));
    const segmenting = await timed(() => untilSegmented(customer, cloud.drain));
    const figures: Figure[] = [
      { what: 'first search of 100,000 rows never segmented', value: first, unit: 'ms' },
      { what: 'the next sampled answer, segmenting the rest', value: segmenting, unit: 'ms' },
    ];
    const measureAll = async (beside: string) => {
      for (const [what, query] of Object.entries(questions)) {
        figures.push({ what: `${what}, p95${beside}`, value: await p95(ask(query)), unit: 'ms', budget: 300 });
      }
    };
    await measureAll('');
    for (let other = 0; other < others; other++) await cloud.seed(`USER#other${other}`, rowsOfOthers);
    await measureAll(', beside others');
    return figures;
  } finally {
    await cloud.close();
  }
};

export default measure;
