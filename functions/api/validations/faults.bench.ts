import type { Figure } from '../../../infra/testing/figures.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';
import { storm } from '../../../infra/testing/storm.ts';

/** 2,000 validations while the provider, the table and our own functions fail. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud();
  try {
    const provider = { timeoutRate: 0.1, errorRate: 0.05, throttleRate: 0.05 };
    const damage = await storm(cloud, { customers: 100, validationsEach: 20, atOnce: 48, provider });
    return [
      { what: 'validations asked for', value: 2_000, unit: 'requests' },
      { what: 'validations that came to be', value: damage.validations, unit: 'rows' },
      { what: 'of them answered by the bank and charged', value: damage.charged, unit: 'credits' },
      { what: 'of them left to the job that asks again', value: damage.pendingAtBank, unit: 'rows' },
      { what: 'requests that failed even the second time', value: damage.failures, unit: 'requests' },
      { what: 'credits lost', value: damage.lost, unit: 'credits', budget: 0 },
      { what: 'credits doubled', value: damage.doubled, unit: 'credits', budget: 0 },
      { what: 'credits that no movement explains', value: damage.unexplained, unit: 'credits', budget: 0 },
      {
        what: 'credits by which the auditor finds the books wrong',
        value: damage.difference,
        unit: 'credits',
        budget: 0,
      },
      { what: 'validations stuck after the jobs', value: damage.stuck, unit: 'rows', budget: 0 },
    ];
  } finally {
    await cloud.close();
  }
};

export default measure;
