import type { Figure } from '../../infra/testing/figures.ts';
import { trialInLanes } from '../../infra/testing/payments/in-lanes.ts';

const interleavings = 10_000;
const lanes = 6;

/** Ten thousand payments whose returns, webhooks, jobs and crashes interleave as the seed has it. */
const measure = async (): Promise<Figure[]> => {
  const start = performance.now();
  const wrongs = await trialInLanes(lanes, { interleavings, atOnce: 50, seed: 20_261_122 }, ({ wrongs, done }) => {
    if (done % 500 === 0) console.log(done, JSON.stringify(wrongs));
  });
  const wanted = (what: string, value: number): Figure => ({ what, value, unit: 'payments', budget: 0 });
  return [
    { what: 'interleavings', value: interleavings, unit: 'trials' },
    { what: 'charges that PayPal took in them', value: wrongs.taken, unit: 'charges' },
    wanted('granted twice', wrongs.double),
    wanted('paid and not granted', wrongs.lost),
    wanted('granted and not paid', wrongs.unpaid),
    wanted('without an end', wrongs.open),
    wanted('refunded whole, with credits kept', wrongs.kept),
    wanted('links for one payment, paid twice', wrongs.twiceByLink),
    wanted('movements at PayPal that nothing explains', wrongs.unexplained),
    { what: 'time for all of them', value: (performance.now() - start) / 1000, unit: 's' },
  ];
};

export default measure;
