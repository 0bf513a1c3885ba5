import { clabes } from '../../../infra/testing/accounts.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { signUp, type Customer } from '../../../infra/testing/customer.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

const customers = 60;

/** Warm `POST /api/validations`, one at a time, the bank answering at once: what the product itself takes. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud();
  try {
    const people: Customer[] = [];
    for (let i = 0; i < customers; i++) people.push(await signUp(cloud.addresses));
    const [warm, ...rest] = people;
    const validate = (by: Customer) =>
      by.call('POST /api/validations', {
        body: { country: 'MX', accountNumber: clabes.company },
      });
    for (let serial = 0; warm && serial < 5; serial++) await validate(warm);
    cloud.aws.capacity.enabled = true;
    cloud.aws.capacity.reset();
    const times: number[] = [];
    for (const person of rest)
      for (let turn = 0; turn < 5; turn++) {
        const start = performance.now();
        await validate(person);
        times.push(performance.now() - start);
      }
    const { calls, readUnits, writeUnits } = cloud.aws.capacity.report('CreateValidation');
    await cloud.drain();
    const behind = cloud.aws.capacity.report();
    return [
      { what: 'POST /api/validations, warm, p50', value: percentile(times, 0.5), unit: 'ms', budget: 15 },
      { what: 'POST /api/validations, warm, p99', value: percentile(times, 0.99), unit: 'ms', budget: 60 },
      { what: 'DynamoDB calls per validation', value: calls / times.length, unit: 'calls', budget: 4 },
      { what: 'read capacity per validation', value: readUnits / times.length, unit: 'RCU' },
      { what: 'write capacity per validation', value: writeUnits / times.length, unit: 'WCU', budget: 10 },
      {
        what: 'write capacity that follows from one',
        value: (behind.writeUnits - writeUnits) / times.length,
        unit: 'WCU',
      },
      { what: 'calls that follow from one', value: (behind.calls - calls) / times.length, unit: 'calls' },
    ];
  } finally {
    await cloud.close();
  }
};

export default measure;
