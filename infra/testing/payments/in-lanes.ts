import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { prepare } from '../../prepare.ts';
import type { PaymentTrial, paymentTrial } from './payment-trial.ts';

type Wrongs = Awaited<ReturnType<typeof paymentTrial>>;

/** A lane that fails ends with its error; `once` rejects with it. */
const runIn = async (trial: PaymentTrial): Promise<Wrongs> => {
  const worker = new Worker(new URL('trial-lane.ts', import.meta.url), { workerData: trial });
  const [wrongs] = (await once(worker, 'message')) as [Wrongs];
  return wrongs;
};

const plus = (one: Wrongs, other: Wrongs): Wrongs =>
  Object.fromEntries(Object.entries(one).map(([what, count]) => [what, count + other[what as keyof Wrongs]])) as Wrongs;

/** The same trial with the same seeds, in so many threads at a time. */
export const trialInLanes = async (lanes: number, trial: PaymentTrial): Promise<Wrongs> => {
  // Two threads of one process would build the templates into one directory.
  await prepare();
  const each = Math.ceil(trial.interleavings / lanes);
  const parts = Array.from({ length: lanes }, (_, lane) => ({
    ...trial,
    interleavings: Math.min(each, trial.interleavings - lane * each),
    seed: trial.seed + lane * each,
  }));
  const [first, ...others] = await Promise.all(parts.map(runIn));
  if (!first) throw new Error('A trial has at least one lane');
  return others.reduce(plus, first);
};
