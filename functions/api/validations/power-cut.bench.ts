import type { Figure } from '../../../infra/testing/figures.ts';
import { powerCuts } from '../../../infra/testing/power-cut.ts';

const [rounds, inFlight] = [100, 30];

/** A hundred times `kill -9` at any moment while thirty validations are in flight, one product after the other. */
const measure = async (): Promise<Figure[]> => {
  const { interrupted, validations, ...damage } = await powerCuts({ rounds, inFlight, at: 'any moment' });
  return [
    { what: 'times kill -9', value: rounds, unit: 'rounds' },
    { what: 'validations that had reserved their credit', value: validations, unit: '' },
    { what: 'of them interrupted, and asked again', value: interrupted, unit: '' },
    ...Object.entries(damage).map(([what, value]) => ({ what, value, unit: '', budget: 0 })),
  ];
};

export default measure;
