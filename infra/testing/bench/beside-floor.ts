import type { LocalCloud } from '../../local/boot.ts';
import type { Call } from '../../local/aws/wire.ts';
import { percentile, type Figure } from '../figures.ts';
import type { LoadClient, Unit } from './load.ts';
import { processorTime, since } from './processor.ts';
import type { Twin } from './twin.ts';

/** A request of the product, and what it is measured with. */
export interface Measured {
  readonly cloud: LocalCloud;
  readonly twin: Twin;
  readonly client: LoadClient;
  /** How a figure names the request: `a validation`. */
  readonly name: string;
  /** Part of the name of the function that answers it. */
  readonly answeredBy: string;
  /** So many of them, each of somebody else than the one before. */
  readonly units: (count: number) => readonly Unit[];
  readonly status: number;
}

/** So many requests, then the same calls without the product: a busy moment of the machine strikes both alike. */
const perRound = 8;
const rounds = 30;
const warmUp = 5;

const sendAll = async (client: LoadClient, units: readonly Unit[], wanted: number, lanes = 1) => {
  const sent = await client.send(units, lanes);
  const other = sent.units.flatMap(({ statuses }) => statuses).find((status) => status !== wanted);
  if (other !== undefined) throw new Error(`An answer had the status ${other} instead of ${wanted}.`);
  return sent;
};

/** One at a time: the product, then nothing but its calls to the database. */
export const alone = async ({ cloud, twin, client, name, answeredBy, units, status }: Measured): Promise<Figure[]> => {
  let calls: Call[] = [];
  cloud.aws.onAnswered((call) => {
    if (call.service === 'dynamodb' && call.caller.function.includes(answeredBy)) calls.push(call);
  });
  const round = async () => {
    calls = [];
    const product = await sendAll(client, units(perRound), status);
    const each = calls.length / perRound;
    const bare = product.units.map((_, turn) => calls.slice(turn * each, (turn + 1) * each).map(twin.repeat));
    const floor = await sendAll(client, bare, 200);
    return { product: product.units.map(({ ms }) => ms), floor: floor.units.map(({ ms }) => ms) };
  };
  for (let count = 0; count < warmUp; count += 1) await round();
  await cloud.drain();
  const before = processorTime(cloud.stateDir);
  const all: Awaited<ReturnType<typeof round>>[] = [];
  for (let count = 0; count < rounds; count += 1) all.push(await round());
  await cloud.drain();
  const computed = since(before, processorTime(cloud.stateDir));
  const of = (which: 'product' | 'floor', share: number): number =>
    percentile(
      all.flatMap((one) => one[which]),
      share,
    );
  const [product, floor] = [of('product', 0.5), of('floor', 0.5)];
  const own = cloud.functions().find((one) => one.name.includes(answeredBy))?.processorMs?.p50 ?? 0;
  const requests = rounds * perRound;
  return [
    { what: `${name}, one at a time, p50`, value: product, unit: 'ms' },
    { what: `${name}, one at a time, p99`, value: of('product', 0.99), unit: 'ms' },
    { what: 'its calls sent to the database directly, p50', value: floor, unit: 'ms' },
    { what: 'times as long as its calls', value: product / floor, unit: 'x', budget: 2.5 },
    { what: 'computed in the function, p50', value: own, unit: 'CPU ms' },
    { what: 'computed in the local cloud, with what follows', value: computed.cloud / requests, unit: 'CPU ms' },
    { what: 'computed in the database, with what follows', value: computed.database / requests, unit: 'CPU ms' },
  ];
};

const clients = 32;
const burst = 640;

/** Thirty-two clients at once. */
export const together = async ({ cloud, client, name, units, status }: Measured): Promise<Figure[]> => {
  await sendAll(client, units(clients), status, clients);
  const before = processorTime(cloud.stateDir);
  const sent = await sendAll(client, units(burst), status, clients);
  await cloud.drain();
  const computed = since(before, processorTime(cloud.stateDir));
  const times = sent.units.map((unit) => unit.ms);
  const of = `${name} of ${clients} clients at once`;
  return [
    { what: `${of}, in a second`, value: (burst / sent.ms) * 1000, unit: '/s' },
    { what: `${of}, p50`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `computed in all for ${of}`, value: computed.all / burst, unit: 'CPU ms' },
    {
      what: 'environments started meanwhile and before',
      value: cloud.functions().reduce((sum, { coldStarts }) => sum + coldStarts, 0),
      unit: '',
    },
  ];
};
