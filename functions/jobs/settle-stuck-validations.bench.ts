import type { Figure } from '../../infra/testing/figures.ts';
import { poisons, putAll, rowIn, underway, unwritable } from '../../infra/testing/poison.ts';
import { openTable } from '../../infra/testing/table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { connect } from '../ports/connect.ts';
import { plusSeconds } from '../rules/time.ts';
import { settleStuckValidations } from './settle-stuck-validations.ts';

const [each, good] = [1_000, 100];
const at = '2026-11-22T10:00:00.000Z';

/** A thousand rows of every kind of poison at the head of the list of those that owe an answer, a hundred good ones behind. */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const kinds = Object.values(poisons);
    await putAll(kinds.flatMap((poison) => Array.from({ length: each }, () => poison('unsettled', at))));
    const behind = Array.from({ length: good }, (_, index) => underway(`usr_${index}`, at));
    await putAll(behind.map((validation) => rowIn('unsettled', validation)));
    const ports = {
      ...(await connect([...settleStuckValidations.needs, 'validations.find'])),
      ...(await unwritable()),
    };
    const figures: Figure[] = [];
    for (let run = 1; run <= 6; run++) {
      const start = performance.now();
      const clock = { now: () => plusSeconds(at, 60 * run + 1) };
      const { metrics } = await toldMetrics(() => settleStuckValidations.run({ ...ports, clock }));
      const seconds = (performance.now() - start) / 1000;
      const found = await Promise.all(behind.map(({ userId, id }) => ports.validations.find(userId, id)));
      const asked = found.filter((one) => one?.awaiting).length;
      figures.push(
        { what: `run ${run}: good rows behind the poison that went on`, value: asked, unit: `of ${good}` },
        { what: `run ${run}: took`, value: seconds, unit: 's', budget: 45 },
        { what: `run ${run}: rows parked`, value: Number(metrics['rowsParked']), unit: `of ${each * kinds.length}` },
        { what: `run ${run}: age of the oldest left behind`, value: Number(metrics['oldestOpen']), unit: 's' },
      );
    }
    return figures;
  } finally {
    await table.close();
  }
};

export default measure;
