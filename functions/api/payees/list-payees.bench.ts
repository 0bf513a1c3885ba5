import { setTimeout as wait } from 'node:timers/promises';
import { signUp } from '../../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { cloudToSeed } from '../../../infra/testing/seeded-history.ts';
import { seedPayees } from '../../../infra/testing/seeded-payees.ts';

const calls = 40;
/** As often as one customer may search: nobody is refused. */
const apartMs = 101;

/** A customer with 10,000 payees who lists and searches them over HTTP, and another with a hundred in the same run. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await cloudToSeed();
  try {
    const figures: Figure[] = [];
    for (const payees of [100, 10_000]) {
      const customer = await signUp(cloud.addresses);
      const userId = (await cloud.pkOf(customer)).slice('USER#'.length);
      await seedPayees(cloud, userId, payees);
      const ask = (query: object) => customer.call('POST /api/payees/search', { body: query });
      const questions = {
        list: {},
        'search, two words': { search: 'garcia transportes' },
        'search, last digits': { search: '4219' },
        'search, a document': { search: 'GODE-009999-GR8' },
        'search, found nowhere': { search: 'nadie' },
        'only those that changed': { changed: true },
      };
      for (let turn = 0; turn < 5; turn++) await ask({});
      for (const [what, query] of Object.entries(questions)) {
        cloud.capacity.enabled = true;
        cloud.capacity.reset();
        const times: number[] = [];
        for (let turn = 0; turn < calls; turn++) {
          await wait(apartMs);
          const start = performance.now();
          await ask(query);
          times.push(performance.now() - start);
        }
        const used = cloud.capacity.report('ListPayees');
        const of = `of ${payees} payees: ${what}`;
        figures.push(
          { what: `${of}, p50`, value: percentile(times, 0.5), unit: 'ms' },
          { what: `${of}, p95`, value: percentile(times, 0.95), unit: 'ms', budget: 100 },
          { what: `${of}, calls`, value: used.calls / calls, unit: 'calls' },
          { what: `${of}, read`, value: used.readUnits / calls, unit: 'RCU' },
        );
      }
    }
    return figures;
  } finally {
    await cloud.close();
  }
};

export default measure;
