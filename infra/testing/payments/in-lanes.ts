import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { prepare } from '../../prepare.ts';
import type { PaymentTrial, TrialWrongs } from './payment-trial.ts';

interface Part {
  readonly wrongs: TrialWrongs;
  readonly done: number;
}

const plus = (one: TrialWrongs, other: TrialWrongs): TrialWrongs => {
  const names = Object.keys(one) as (keyof TrialWrongs)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as TrialWrongs;
};

/** Of all lanes together, as far as they are. */
const sumOf = (parts: Iterable<Part>): Part =>
  [...parts].reduce((one, other) => ({ wrongs: plus(one.wrongs, other.wrongs), done: one.done + other.done }));

/** The same trial with the same seeds, in so many threads at a time; tells now and then how far they are. */
export const trialInLanes = async (
  lanes: number,
  trial: PaymentTrial,
  tell: (part: Part) => void,
): Promise<TrialWrongs> => {
  // Two threads of one process would build the templates into one directory.
  await prepare();
  const each = Math.ceil(trial.interleavings / lanes);
  const parts = new Map<number, Part>();
  const run = async (lane: number): Promise<void> => {
    const interleavings = Math.min(each, trial.interleavings - lane * each);
    const workerData = { ...trial, interleavings, seed: trial.seed + lane * each };
    const worker = new Worker(new URL('trial-lane.ts', import.meta.url), { workerData });
    worker.on('message', (part: Part) => {
      parts.set(lane, part);
      tell(sumOf(parts.values()));
    });
    // A lane that fails ends with its error; `once` rejects with it.
    await once(worker, 'exit');
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  const { wrongs, done } = sumOf(parts.values());
  if (done !== trial.interleavings) throw new Error(`Only ${done} of ${trial.interleavings} were played`);
  return wrongs;
};
