import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clabes } from '../testing/accounts.ts';
import { loadClient, type LoadClient, type Unit } from '../testing/bench/load.ts';
import { processorTime, since } from '../testing/bench/processor.ts';
import { twinOf, type Twin } from '../testing/bench/twin.ts';
import { signUp, type Customer } from '../testing/customer.ts';
import { percentile, type Figure } from '../testing/figures.ts';
import { ownCloud } from '../testing/own-cloud.ts';
import type { Call } from './aws/wire.ts';

type Cloud = Awaited<ReturnType<typeof ownCloud>>;

const customers = 32;
const creditsEach = 100;
/** So many validations, then the same calls without the product: a busy moment of the machine strikes both alike. */
const perRound = 8;
const rounds = 30;
const warmUp = 5;
const burst = 640;

/** On a busy machine the simulated bank is slow to answer, which is not what is measured. */
const patient = { CUENTACLARA_BANK_DEADLINE_MS: '15000', CUENTACLARA_BANK_PATIENCE_MS: '14000' };

const makeCustomers = async (stateDir: string): Promise<readonly Customer[]> => {
  const cloud = await ownCloud(patient, { stateDir });
  try {
    const people: Customer[] = [];
    for (let i = 0; i < customers; i += 1) people.push(await signUp(cloud.addresses));
    const grant = { command: 'grant', credits: creditsEach, days: 30, by: 'bench', why: 'enough for every request' };
    for (const { email } of people) await cloud.invoke('Operate', { ...grant, email });
    await cloud.drain();
    return people;
  } finally {
    await cloud.close();
  }
};

const validationBy = ({ addresses }: Cloud, { token }: Pick<Customer, 'token'>): Unit => [
  {
    url: `${addresses.appApi}/api/validations`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'MX', accountNumber: clabes.company }),
  },
];

const sendAll = async (client: LoadClient, units: readonly Unit[], wanted: number, lanes = 1) => {
  const sent = await client.send(units, lanes);
  const other = sent.units.flatMap(({ statuses }) => statuses).find((status) => status !== wanted);
  if (other !== undefined) throw new Error(`An answer had the status ${other} instead of ${wanted}.`);
  return sent;
};

const inTurn = (cloud: Cloud, people: readonly Customer[], count: number): readonly Unit[] =>
  Array.from({ length: Math.ceil(count / people.length) }, () => people.map((each) => validationBy(cloud, each)))
    .flat()
    .slice(0, count);

/** One at a time: the product, then nothing but its calls to the database. */
const alone = async (cloud: Cloud, twin: Twin, client: LoadClient, people: readonly Customer[]): Promise<Figure[]> => {
  let calls: Call[] = [];
  cloud.aws.onAnswered((call) => {
    if (call.service === 'dynamodb' && call.caller.function.includes('CreateValidation')) calls.push(call);
  });
  const round = async () => {
    calls = [];
    const product = await sendAll(client, inTurn(cloud, people, perRound), 201);
    const each = calls.length / perRound;
    const units = product.units.map((_, turn) => calls.slice(turn * each, (turn + 1) * each).map(twin.repeat));
    const floor = await sendAll(client, units, 200);
    return { product: product.units.map(({ ms }) => ms), floor: floor.units.map(({ ms }) => ms) };
  };
  for (let count = 0; count < warmUp; count += 1) await round();
  await cloud.drain();
  const before = processorTime(cloud.stateDir);
  const all: Awaited<ReturnType<typeof round>>[] = [];
  for (let count = 0; count < rounds; count += 1) all.push(await round());
  await cloud.drain();
  const computed = since(before, processorTime(cloud.stateDir));
  const product = percentile(
    all.flatMap((one) => one.product),
    0.5,
  );
  const floor = percentile(
    all.flatMap((one) => one.floor),
    0.5,
  );
  const own = cloud.functions().find(({ name }) => name.includes('CreateValidation'))?.processorMs?.p50 ?? 0;
  const validations = rounds * perRound;
  return [
    { what: 'a validation, one at a time, p50', value: product, unit: 'ms' },
    { what: 'its calls sent to the database directly, p50', value: floor, unit: 'ms' },
    { what: 'times as long as its calls', value: product / floor, unit: 'x', budget: 2.5 },
    { what: 'computed in the function, p50', value: own, unit: 'CPU ms' },
    { what: 'computed in the local cloud, with what follows', value: computed.cloud / validations, unit: 'CPU ms' },
    { what: 'computed in the database, with what follows', value: computed.database / validations, unit: 'CPU ms' },
  ];
};

const together = async (cloud: Cloud, client: LoadClient, people: readonly Customer[]): Promise<Figure[]> => {
  await sendAll(client, inTurn(cloud, people, customers), 201, customers);
  const before = processorTime(cloud.stateDir);
  const { units, ms } = await sendAll(client, inTurn(cloud, people, burst), 201, customers);
  await cloud.drain();
  const computed = since(before, processorTime(cloud.stateDir));
  const times = units.map((unit) => unit.ms);
  const name = `of ${customers} clients at once`;
  return [
    { what: `validations a second ${name}`, value: (burst / ms) * 1000, unit: '/s' },
    { what: `a validation ${name}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `computed in all for one ${name}`, value: computed.all / burst, unit: 'CPU ms' },
    {
      what: 'environments started meanwhile and before',
      value: cloud.functions().reduce((sum, { coldStarts }) => sum + coldStarts, 0),
      unit: '',
    },
  ];
};

/** What the local cloud adds to a request: beside what the function computes and what the database takes. */
const measure = async (): Promise<Figure[]> => {
  const stateDir = mkdtempSync(join(tmpdir(), 'requests-bench-'));
  const people = await makeCustomers(stateDir);
  const [twin, client] = [await twinOf(stateDir), loadClient()];
  const cloud = await ownCloud(patient, { stateDir });
  try {
    const figures = await alone(cloud, twin, client, people);
    return [...figures, ...(await together(cloud, client, people))];
  } finally {
    await cloud.close();
    await twin.close();
    await client.close();
    rmSync(stateDir, { recursive: true });
  }
};

export default measure;
