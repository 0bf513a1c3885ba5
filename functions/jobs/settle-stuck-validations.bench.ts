import type { Figure } from '../../infra/testing/figures.ts';
import { poisons, putAll, rowIn, unwritable } from '../../infra/testing/poison.ts';
import { openTable } from '../../infra/testing/table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { underway } from '../../infra/testing/underway.ts';
import { connect } from '../ports/connect.ts';
import { plusSeconds } from '../rules/time.ts';
import { settleStuckValidations } from './settle-stuck-validations.ts';

const [poisoned, good, runs] = [1_000, 100, 5];
const at = '2026-11-22T10:00:00.000Z';

/** A thousand rows of one kind of poison at the head of the list of those that owe an answer, a hundred good ones behind. */
const behind = async (kind: keyof typeof poisons): Promise<Figure[]> => {
  await putAll(Array.from({ length: poisoned }, () => poisons[kind]('unsettled', at)));
  const waiting = Array.from({ length: good }, (_, index) => underway(`usr_${index}`, at));
  await putAll(waiting.map((validation) => rowIn('unsettled', validation)));
  const ports = { ...(await connect([...settleStuckValidations.needs, 'validations.find'])), ...(await unwritable()) };
  const run = async (minute: number) => {
    const clock = { now: () => plusSeconds(at, 60 * minute + 1) };
    return (await toldMetrics(() => settleStuckValidations.run({ ...ports, clock }))).metrics;
  };
  const start = performance.now();
  await run(1);
  const seconds = (performance.now() - start) / 1000;
  const found = await Promise.all(waiting.map(({ userId, id }) => ports.validations.find(userId, id)));
  for (let minute = 2; minute < runs; minute++) await run(minute);
  const parked = Number((await run(runs))['rowsParked']);
  return [
    {
      what: `${poisoned} that ${kind}: good rows done by the first run`,
      value: found.filter((one) => one?.awaiting).length,
      unit: `of ${good}`,
    },
    { what: 'the first run took', value: seconds, unit: 's', budget: 45 },
    { what: `parked by run ${runs}`, value: parked, unit: `of ${poisoned}` },
  ];
};

const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const figures: Figure[] = [];
    for (const kind of Object.keys(poisons) as (keyof typeof poisons)[]) figures.push(...(await behind(kind)));
    return figures;
  } finally {
    await table.close();
  }
};

export default measure;
