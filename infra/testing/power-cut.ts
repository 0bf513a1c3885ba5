import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clabes } from './accounts.ts';
import { advance, runSchedules } from './control.ts';
import { callAs, signUp, type Addresses, type Customer } from './customer.ts';
import { endProduct, startProduct } from './product.ts';
import { account } from './storm.ts';
import { operatorOf } from './operate.ts';

export interface PowerCuts {
  readonly rounds: number;
  readonly inFlight: number;
  /** When the power goes: at any moment after the first reservation of a round, after its last answer included. */
  readonly at: 'first answer' | 'any moment';
}

const customers = 10;
/** The bank takes its time, so that every request of a round can be in flight together. */
const bankLatencyMs = 800;

const start = (state: string) => startProduct(state, { CUENTACLARA_BANK_LATENCY_MS: String(bankLatencyMs) });

type Token = Pick<Customer, 'token'>;

const callOf = (at: Addresses, { token }: Token) => callAs(at, token);

const statusesOf = async (at: Addresses, people: readonly Token[]): Promise<readonly string[]> => {
  const pages = await Promise.all(
    people.map((person) => callOf(at, person)('GET /api/validations', { query: { limit: 100 } })),
  );
  return pages.flatMap(({ data }) => data.map(({ status }) => status));
};

const countOf = (statuses: readonly string[], wanted: string): number =>
  statuses.filter((status) => status === wanted).length;

const signUpAll = async (at: Addresses, credits: number): Promise<readonly Token[]> => {
  const people = await Promise.all(Array.from({ length: customers }, () => signUp(at)));
  for (const { email } of people)
    await operatorOf(at)({
      command: 'grant',
      email,
      credits,
      days: 300,
      why: 'enough for every validation',
    });
  return people;
};

/** As many requests at once, of which nobody knows which are answered when the power goes. */
const askAll = (at: Addresses, people: readonly Token[], inFlight: number): readonly Promise<unknown>[] =>
  Array.from({ length: inFlight }, (_, turn) =>
    callOf(at, people[turn % people.length] ?? { token: '' })(
      'POST /api/validations',
      { body: { country: 'MX', accountNumber: clabes.company } },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
  );

type Moment = (asked: readonly Promise<unknown>[], isReserved: () => Promise<boolean>) => Promise<unknown>;

const moments: Readonly<Record<PowerCuts['at'], Moment>> = {
  'first answer': (asked) => Promise.any(asked),
  'any moment': async (_, isReserved) => {
    while (!(await isReserved())) await wait(20);
    await wait(Math.random() * 2 * bankLatencyMs);
  },
};

/** Lets the jobs go on: they take over, ask again, and write the answers. */
const recover = async (at: Addresses) => {
  for (const seconds of [61, 61, 61]) {
    await advance(at, seconds);
    await runSchedules(at);
  }
};

const free = 5;

/**
 * Kills the product at any moment while requests are in flight, starts it again, and lets its jobs run, so many times;
 * then counts what that did to the credits and to the questions that were interrupted.
 */
export const powerCuts = async ({ rounds, inFlight, at: moment }: PowerCuts) => {
  const state = mkdtempSync(join(tmpdir(), 'power-cut-'));
  const granted = rounds * inFlight;
  let interrupted = 0;
  let people: readonly Token[] = [];
  let { child, at } = await start(state);
  try {
    people = await signUpAll(at, granted);
    for (let round = 0; round < rounds; round++) {
      const asked = askAll(at, people, inFlight);
      const answered = Promise.allSettled(asked);
      const running = at;
      await moments[moment](asked, async () => countOf(await statusesOf(running, people), 'PROCESSING') > 0);
      await endProduct(child, 'SIGKILL');
      await answered;
      ({ child, at } = await start(state));
      interrupted += countOf(await statusesOf(at, people), 'PROCESSING');
      await recover(at);
    }
    const accounts = await Promise.all(people.map((one) => account({ call: callOf(at, one) }, free + granted)));
    const sum = (field: keyof (typeof accounts)[number]) => accounts.reduce((total, one) => total + one[field], 0);
    const [validations, charged, stuck] = [sum('validations'), sum('charged'), sum('stuck')];
    return {
      interrupted,
      validations,
      stuck,
      /** Every bank here answers: whatever is neither charged nor stuck had its question dropped. */
      unanswered: validations - charged - stuck,
      lost: sum('lost'),
      doubled: sum('doubled'),
      unexplained: sum('unexplained'),
    };
  } finally {
    await endProduct(child, 'SIGTERM');
    rmSync(state, { recursive: true, force: true });
  }
};
