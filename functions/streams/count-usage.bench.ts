import { percentile, type Figure } from '../../infra/testing/figures.ts';
import { streamTrial } from '../../infra/testing/stream-trial.ts';

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

const wrong = (truth: Readonly<Record<string, number>>, counted: Readonly<Record<string, number>>): number =>
  [...new Set([...Object.keys(truth), ...Object.keys(counted)])].filter((kind) => truth[kind] !== counted[kind]).length;

/** 2,000 answers counted in peace, and while consumers are killed 200 times, told twice and read by two lanes. */
const measure = async (): Promise<Figure[]> => {
  const load = { customers: 20, validationsEach: 100, atOnce: 8 };
  const calm = await streamTrial({ ...load, kills: 0 });
  const stormy = await streamTrial({ ...load, kills: 200 });
  return [
    { what: 'from answer to counter, p50', value: percentile(calm.lags, 0.5), unit: 'ms' },
    { what: 'from answer to counter, p99', value: percentile(calm.lags, 0.99), unit: 'ms', budget: 2000 },
    { what: 'answers counted in the storm', value: total(stormy.counted), unit: 'answers' },
    { what: 'answers there were', value: total(stormy.truth), unit: 'answers' },
    { what: 'consumers killed', value: stormy.killed, unit: 'times' },
    { what: 'counters that differ', value: wrong(stormy.truth, stormy.counted), unit: 'counters', budget: 0 },
  ];
};

export default measure;
