import { histories, moneyHistories } from '../../../infra/testing/ledger/commands.ts';
import { play } from '../../../infra/testing/ledger/play.ts';
import { openTable } from '../../../infra/testing/table.ts';
import type { Figure } from '../../../infra/testing/figures.ts';

const sequences = 10_000;
const ofMoney = 2000;

/**
 * Histories of ledgers, and of money that is paid and goes back, against the reference; the first that disagrees ends the
 * bench with an error.
 */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  const start = performance.now();
  try {
    const commands = await play(sequences, histories(16));
    const commandsOfMoney = await play(ofMoney, moneyHistories(30));
    return [
      { what: 'histories that agree with the reference ledger', value: sequences, unit: 'runs' },
      { what: 'commands in them, each followed by a full check', value: commands, unit: 'commands' },
      { what: 'histories of money that agree with it', value: ofMoney, unit: 'runs' },
      { what: 'commands in them', value: commandsOfMoney, unit: 'commands' },
      { what: 'time for all of them', value: (performance.now() - start) / 1000, unit: 's' },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
