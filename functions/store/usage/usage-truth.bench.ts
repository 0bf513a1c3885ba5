import type { Figure } from '../../../infra/testing/figures.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { usageTrial } from '../../../infra/testing/usage-trial.ts';

/** 5,000 requests of three keys, told in two lanes, out of order and partly twice. */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const began = performance.now();
    const { difference, afterJob, untold } = await usageTrial({ userId: 'usr_bench', requests: 5_000, seed: 11 });
    return [
      { what: 'counters that differ after the stream', value: difference, unit: 'counts', budget: 0 },
      { what: 'requests the stream never told', value: untold, unit: 'requests' },
      { what: 'counters that differ after the job', value: afterJob, unit: 'counts', budget: 0 },
      { what: 'the whole trial', value: (performance.now() - began) / 1000, unit: 's' },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
