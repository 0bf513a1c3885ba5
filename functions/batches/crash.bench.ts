import { openStories } from '../../infra/testing/batch-story.ts';
import type { Figure } from '../../infra/testing/figures.ts';

const first = Number(process.env['BATCH_SEED'] ?? 1_000);
const count = Number(process.env['BATCH_STORIES'] ?? 400);

/** Batches of chance, whose calls of the table are cut between and within one another. */
const measure = async (): Promise<Figure[]> => {
  const stories = await openStories();
  try {
    let [rows, cuts] = [0, 0];
    const wrong: number[] = [];
    for (let seed = first; seed < first + count; seed++) {
      const told = await stories.tell(seed);
      [rows, cuts] = [rows + told.rows, cuts + told.cuts];
      if (told.differences.length > 0) wrong.push(seed);
      if (told.differences.length > 0) console.error(`Seed ${seed}: ${told.differences.join(', ')}`);
    }
    return [
      { what: 'batches of chance', value: count, unit: 'batches' },
      { what: 'their rows', value: rows, unit: 'rows' },
      { what: 'runs that died, between or within calls', value: cuts, unit: 'cuts' },
      { what: 'batches that were not whole at their end', value: wrong.length, unit: 'batches', budget: 0 },
    ];
  } finally {
    await stories.close();
  }
};

export default measure;
