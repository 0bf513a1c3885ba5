import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { countsOf, keyCountsOf, keyOf, type Countable } from '#functions/rules/usage/counts.ts';
import type { RequestTold } from '#functions/rules/events/request-logged.ts';
import { recomputeUsage } from '#functions/jobs/recompute-usage.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { differenceOf } from '#functions/rules/usage/counts.ts';

interface Trial {
  readonly userId: string;
  readonly requests: number;
  readonly seed: number;
}

const dates = ['2026-11-18', '2026-11-19'];
const now = '2026-11-20T03:00:00.000Z';
const statuses = ['VALID', 'VALID', 'INVALID', 'ERROR', 'TIMEOUT'] as const;
const refusals = [undefined, undefined, 'errors.notFound', 'errors.invalidFields', 'errors.tooManyRequests'] as const;
const httpStatus = { 'errors.notFound': 404, 'errors.invalidFields': 422, 'errors.tooManyRequests': 429 } as const;
const keyIds = ['key_one', 'key_two', 'key_three'];

/** A sequence that its seed repeats. */
const drawing = (seed: number) => {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { next, pick };
};
type Drawn = ReturnType<typeof drawing>;

interface Written {
  readonly answers: Countable[];
  readonly requests: RequestTold[];
}

const write = async (item: { readonly pk: string; readonly sk: string }, row: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(row);
  await documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: item,
      UpdateExpression: `SET ${names.map((_, index) => `#${index} = :${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.values(row).map((value, index) => [`:${index}`, value])),
    }),
  );
};

/** One request of a key as its rows tell it: refused, or with a validation that ended. */
const one = async ({ next, pick }: Drawn, userId: string): Promise<Written> => {
  const at = plusSeconds(`${pick(dates)}T00:00:00.000Z`, Math.floor(next() * 86_399));
  const [key, error] = [pick(keyIds), pick(refusals)];
  const environment = key === 'key_three' ? 'production' : 'sandbox';
  const status = error ? httpStatus[error] : 201;
  const request = { userId, id: newId('req', at), key, environment, at, status, ...(error && { error }) };
  const rest = { requestId: 'r', keyId: 'vk', method: 'POST', route: '/v1/x', durationMs: 1, replayed: false };
  await write(keys.request(userId, request.id), { ...request, ...rest });
  if (error) return { answers: [], requests: [request] };
  const answer = {
    userId,
    id: newId('val', at),
    status: pick(statuses),
    environment,
    createdAt: at,
    completedAt: plusSeconds(at, next() ** 4 * 20),
    country: pick(['MX', 'AR', 'CO']),
    via: 'api',
    viaId: key,
  };
  await write(keys.validation(userId, answer.id), answer);
  return { answers: [answer], requests: [request] };
};

/** What is told, in batches of any size, some of it again, some of it never. */
const tellings = ({ next }: Drawn, written: readonly Written[]): Written[] => {
  const told = [...written, ...written.filter(() => next() < 0.4)].toSorted(() => next() - 0.5);
  const batches: Written[] = [];
  while (told.length > 0) {
    const batch = told.splice(0, 1 + Math.floor(next() * 60));
    batches.push({
      answers: batch.flatMap(({ answers }) => answers),
      requests: batch.flatMap(({ requests }) => requests),
    });
  }
  return batches;
};

const days = (userId: string) =>
  dates.flatMap((date) => ['sandbox', 'production'].map((environment) => ({ userId, date, environment })));

const isOn = (date: string, environment: string) => (one: { environment: string; at?: string; createdAt?: string }) =>
  one.environment === environment && (one.at ?? one.createdAt ?? '').startsWith(date);

/** By how much the counters of all days and keys differ from what was written. */
const differenceNow = async (userId: string, written: readonly Written[]): Promise<number> => {
  const { usage } = await connect(['usage.find', 'usage.findKeys']);
  let difference = 0;
  for (const day of days(userId)) {
    const isOfDay = isOn(day.date, day.environment);
    const answers = written.flatMap((all) => all.answers).filter(isOfDay);
    const requests = written.flatMap((all) => all.requests).filter(isOfDay);
    difference += differenceOf((await usage.find(day)).counts, countsOf(answers));
    const counted = await usage.findKeys(day);
    for (const key of keyIds) {
      const truth = keyCountsOf(
        answers.filter((answer) => keyOf(answer) === key),
        requests.filter((request) => request.key === key),
      );
      difference += differenceOf(counted.get(key)?.counts ?? {}, truth);
    }
  }
  return difference;
};

/**
 * Requests of three keys over two days, counted by two lanes at once that are told in batches of any size, out of order
 * and partly twice; of the last tenth of the requests the stream tells nothing. Gives by how much the counters differ from
 * the rows before that tenth is found, and after the job has proven the days, and what a false counter comes to.
 */
export const usageTrial = async ({ userId, requests, seed }: Trial) => {
  const drawn = drawing(seed);
  const written: Written[] = [];
  for (let index = 0; index < requests; index++) written.push(await one(drawn, userId));
  const untold = new Set(written.slice(Math.floor(requests * 0.9)).filter(({ answers }) => answers.length === 0));
  const told = written.filter((each) => !untold.has(each));
  const waiting = tellings(drawn, told).values();
  const { usage } = await connect(['usage.count', 'usage.find', 'usage.findKeys', 'usage.prove']);
  const lane = async () => {
    for (const batch of waiting) await usage.count(batch.answers, now, batch.requests);
  };
  await Promise.all([lane(), lane()]);
  const difference = await differenceNow(userId, told);
  const ports = { ...(await connect(recomputeUsage.needs)), clock: { now: () => now } };
  await recomputeUsage.run(ports);
  await recomputeUsage.run(ports);
  const afterJob = await differenceNow(userId, written);
  const [day] = days(userId);
  if (!day) throw new Error('A trial has days');
  const [first] = await usage.findKeys(day);
  if (!first) throw new Error('A trial counts for keys');
  const [key, tally] = first;
  await usage.prove({ ...day, key }, tally, { 'r.201': 1, 'e.errors.notFound': 99, 'a.VALID.MX': 7 });
  await usage.prove(day, await usage.find(day), { 'VALID.api.key_one': 5 });
  const falsified = await differenceNow(userId, written);
  return { untold: untold.size, difference, afterJob, falsified, key, day };
};
