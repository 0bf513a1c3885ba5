import { play } from '../../../infra/testing/ledger/play.ts';
import { openTable } from '../../../infra/testing/table.ts';
import type { Figure } from '../../../infra/testing/figures.ts';

const sequences = 10_000;

/** Ten thousand histories of a ledger against the reference; the first that disagrees ends the bench with an error. */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  const start = performance.now();
  try {
    const commands = await play(sequences);
    return [
      { what: 'histories that agree with the reference ledger', value: sequences, unit: 'runs' },
      { what: 'commands in them, each followed by a full check', value: commands, unit: 'commands' },
      { what: 'time for all of them', value: (performance.now() - start) / 1000, unit: 's' },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
