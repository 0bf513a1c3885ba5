import { randomUUID } from 'node:crypto';
import type { LocalCloud } from '../local/boot.ts';
import { clabes } from './accounts.ts';
import { runJobs, settlingJobs } from './control.ts';
import { signUp, type Addresses, type Customer } from './customer.ts';
import { ownBooks } from './own-books.ts';
import { inLanes } from './in-lanes.ts';

export interface Weather {
  readonly customers: number;
  readonly validationsEach: number;
  readonly atOnce: number;
  /** Shares of the provider's answers. One that never comes takes the product's whole deadline. */
  readonly provider: Readonly<Record<'timeoutRate' | 'errorRate' | 'throttleRate', number>>;
}

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** What breaks between us and the table, and our own functions, while customers validate. */
const ourFaults = [
  { kind: 'throttle', service: 'dynamodb', rate: 0.05, seed: 2 },
  { kind: 'conflict', service: 'dynamodb', rate: 0.05, seed: 3 },
  {
    kind: 'error',
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    rate: 0.02,
    when: 'after',
    drop: true,
    seed: 4,
  },
  { kind: 'crash', function: 'CreateValidation', rate: 0.03, ms: 15, seed: 5 },
];

const turnKnobs = async ({ bankData }: Addresses, knobs: object): Promise<void> => {
  const response = await fetch(`${bankData}/_control`, { method: 'POST', body: JSON.stringify(knobs) });
  if (!response.ok) throw new Error(await response.text());
};

/** One validation as a careful client asks for it: after a failure once more, with the same key. */
const validate = async ({ appApi }: Addresses, { token }: Customer, accountNumber: string): Promise<number> => {
  const key = randomUUID();
  const ask = () =>
    fetch(`${appApi}/api/validations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ country: 'MX', accountNumber }),
    }).then(({ status }) => status);
  const first = await ask();
  return first >= 500 ? ask() : first;
};

/** One bank in twenty wants more time than anybody waits: a job goes on asking. */
const accountOf = (turn: number): string => (turn % 20 === 7 ? clabes.stillPending : clabes.company);

/** The credits a customer should have and has, and the validations that no job closed. */
export const account = async ({ call }: Pick<Customer, 'call'>, granted: number) => {
  const { balance, history, ledger } = await ownBooks({ call });
  const charged = history.filter(({ status }) => status === 'VALID' || status === 'INVALID').length;
  return {
    validations: history.length,
    charged,
    stuck: history.filter(({ status }) => status === 'PROCESSING' || status === 'PENDING').length,
    lost: Math.max(0, granted - charged - balance),
    doubled: Math.max(0, balance + charged - granted),
    unexplained: Math.abs(ledger.reduce((sum, { credits }) => sum + (credits ?? 0), 0) - balance),
  };
};

export type Damage = Awaited<ReturnType<typeof account>> & {
  readonly failures: number;
  /** By how many credits the auditor finds the books wrong. */
  readonly difference: number;
  /** Left to the job that asks again. */
  readonly pendingAtBank: number;
};

const free = 5;

/** What the auditor finds in the books of a customer. */
const differenceOf = async (cloud: Cloud, { email }: Customer): Promise<number> => {
  const asked = { command: 'books', email, why: 'after the storm' };
  const { payload } = await cloud.operate('clara', asked);
  return (payload as { readonly difference: number }).difference;
};

/** Lets customers validate while everything breaks, then lets the jobs run, and counts what the storm did. */
export const storm = async (cloud: Cloud, weather: Weather): Promise<Damage> => {
  const at = cloud.addresses;
  const { customers, validationsEach, atOnce, provider } = weather;
  const people: Customer[] = [];
  for (let i = 0; i < customers; i++) people.push(await signUp(at));
  const extra = Math.max(1, validationsEach - free);
  for (const { email } of people)
    await cloud.operate('clara', {
      command: 'grant',
      email,
      credits: extra,
      days: 30,
      why: 'enough for every validation',
    });

  await turnKnobs(at, provider);
  cloud.inject(ourFaults);
  const work = Array.from({ length: validationsEach }, () => people).flat();
  const statuses = await inLanes(atOnce, work, (person, turn) => validate(at, person, accountOf(turn)));

  cloud.clearFaults();
  await fetch(`${at.bankData}/_control`, { method: 'DELETE' });
  // Interrupted ones are asked again, and then have their ten minutes.
  for (const seconds of [120, 60, 900]) {
    await cloud.advance(seconds);
    await runJobs(at, ...settlingJobs);
  }
  const accounts = await Promise.all(people.map((person) => account(person, free + extra)));
  const differences = await Promise.all(people.map((person) => differenceOf(cloud, person)));
  const sum = (field: keyof (typeof accounts)[number]) => accounts.reduce((total, one) => total + one[field], 0);
  return {
    validations: sum('validations'),
    charged: sum('charged'),
    stuck: sum('stuck'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    unexplained: sum('unexplained'),
    difference: differences.reduce((total, one) => total + one, 0),
    failures: statuses.filter((status) => status >= 500).length,
    pendingAtBank: statuses.filter((status) => status === 202).length,
  };
};
