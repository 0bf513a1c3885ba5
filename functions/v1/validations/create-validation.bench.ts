import type { Environment } from '#shared/validation/environment.ts';
import { clabes } from '../../../infra/testing/accounts.ts';
import { insideOf, keyMaker, type MadeKey } from '../../../infra/testing/api-key.ts';
import { signUp } from '../../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../../infra/testing/figures.ts';
import { ownCloud } from '../../../infra/testing/own-cloud.ts';

const customers = 40;
/** As many as a new account can pay. */
const each = 5;

type Cloud = Awaited<ReturnType<typeof ownCloud>>;

const validate = ({ call }: MadeKey) =>
  call('POST /v1/validations', { body: { country: 'MX', accountNumber: clabes.company } });

const measureIn = async (cloud: Cloud, environment: Environment): Promise<Figure[]> => {
  const makeKey = keyMaker(cloud.addresses, insideOf(cloud));
  const newKey = async () => makeKey(await signUp(cloud.addresses), { environment, plan: 'pro' });
  const keys: MadeKey[] = [];
  for (let i = 0; i < customers; i++) keys.push(await newKey());
  const warm = await newKey();
  for (let turn = 0; turn < each; turn++) await validate(warm);
  cloud.aws.capacity.enabled = true;
  cloud.aws.capacity.reset();
  const times: number[] = [];
  for (const key of keys)
    for (let turn = 0; turn < each; turn++) {
      const start = performance.now();
      await validate(key);
      times.push(performance.now() - start);
    }
  const { calls, readUnits, writeUnits } = cloud.aws.capacity.report('PublicApiCreateValidation');
  const what = `POST /v1/validations, ${environment}, warm`;
  const isSandbox = environment === 'sandbox';
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', budget: 15 },
    { what: `${what}, p99`, value: percentile(times, 0.99), unit: 'ms', budget: 60 },
    { what: `${what}: DynamoDB calls`, value: calls / times.length, unit: 'calls', budget: 5 },
    { what: `${what}: read capacity`, value: readUnits / times.length, unit: 'RCU' },
    { what: `${what}: write capacity`, value: writeUnits / times.length, unit: 'WCU', budget: isSandbox ? 7 : 12 },
  ];
};

/** What an API key adds to a validation is its proof: one call, one unit. The bank answers at once. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud();
  try {
    return [...(await measureIn(cloud, 'sandbox')), ...(await measureIn(cloud, 'production'))];
  } finally {
    await cloud.close();
  }
};

export default measure;
