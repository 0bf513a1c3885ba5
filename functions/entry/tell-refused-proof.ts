import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metrics } from '../log.ts';
import { proofsRefused, type ProofKind } from '../rules/limits/guesses.ts';

/** Counts what was shown and not proven, in a line of the log: whoever guesses costs no write. */
export const tellRefusedProof = (kind: ProofKind): void => {
  const one = metrics.singleMetric();
  one.addDimension('proof', kind);
  one.addMetric(proofsRefused, MetricUnit.Count, 1);
};
