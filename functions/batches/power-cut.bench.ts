import { batchPowerCuts } from '../../infra/testing/batch-power-cut.ts';
import type { Figure } from '../../infra/testing/figures.ts';

const kills = Number(process.env['BATCH_KILLS'] ?? 25);
const [customers, rows] = [3, 60];

/** Batches of production while the whole product is killed again and again, with too few credits, copies and silent banks. */
const measure = async (): Promise<Figure[]> => {
  const { trial, damage } = await batchPowerCuts({ kills, customers, rows });
  return [
    { what: 'times kill -9 of the product', value: kills, unit: 'kills' },
    ...Object.entries(trial).map(([what, value]) => ({ what, value, unit: '' })),
    ...Object.entries(damage).map(([what, value]) => ({ what, value, unit: '', budget: 0 })),
  ];
};

export default measure;
