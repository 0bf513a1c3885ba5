import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchRow } from '#shared/contract/resources/batch.ts';
import { clabeOf, clabes } from './accounts.ts';
import { advance, control, runSchedules } from './control.ts';
import { callAs, signUp, type Addresses, type Customer } from './customer.ts';
import { all, ownBooks } from './own-books.ts';
import { endProduct, startProduct } from './product.ts';
import { operatorOf } from './operate.ts';

export interface BatchPowerCuts {
  readonly kills: number;
  readonly customers: number;
  /** Of a batch that each customer makes before each kill. */
  readonly rows: number;
}

/** The bank answers slowly enough that a kill finds questions in flight, and gives up soon what it never answers. */
const bank = {
  CUENTACLARA_BANK_LATENCY_MS: '100-700',
  CUENTACLARA_BANK_DEADLINE_MS: '2500',
  CUENTACLARA_BANK_PATIENCE_MS: '1200',
  CUENTACLARA_BANK_RETRY_PAUSE_MS: '20',
};
const killedWithinMs = 6_000;
/** Of each customer; only twenty may be. */
const unfinishedAtMost = 8;
const banks = ['012', '072', '014', '021', '002', '036', '044', '030'];
/** A word that search finds every question by. */
const word = 'nomina';
const special = [clabes.neverAnswers, clabes.providerError, clabes.pendingOnce, clabes.notFound, '032180000118359710'];

let serial = 0;
const rowAt = (batch: number, index: number): BatchRow => {
  const reference = `${word} ${batch} ${index}`;
  const accountNumber =
    special[index] ?? clabeOf(`${banks[index % banks.length]}180${String(++serial).padStart(11, '0')}`);
  return { country: 'MX', accountNumber, reference, customId: `${batch}-${index}` };
};

/** A batch in which every tenth row asks what the row before asks. */
const rowsOf = (batch: number, count: number): BatchRow[] => {
  const rows = Array.from({ length: count }, (_, index) => rowAt(batch, index));
  return rows.map((row, index) => ({
    ...row,
    ...(index % 10 === 9 && { accountNumber: rows[index - 1]?.accountNumber }),
  }));
};

type Person = Pick<Customer, 'email' | 'token'>;
const callOf = (at: Addresses, { token }: Person) => callAs(at, token);

const grant = async (at: Addresses, { email }: Person, credits: number): Promise<void> => {
  const why = { why: 'some of what its batches need' };
  await operatorOf(at)({ command: 'grant', email, credits, days: 300, ...why });
};

interface Asked {
  readonly person: Person;
  readonly key: string;
  readonly rows: BatchRow[];
}

/** The same request as often as nobody knows what became of it: one batch. */
const make = (at: Addresses, { person, key, rows }: Asked) =>
  callOf(at, person)(
    'POST /api/batches',
    { body: { environment: 'production', rows } },
    { headers: { 'idempotency-key': key } },
  );

type Row = {
  readonly status: string;
  readonly sameAs: number | null;
  readonly validation: { readonly id: string } | null;
};

/** What is wrong with a batch at its end, and the validations that answered its rows. */
const examined = async (at: Addresses, person: Person, id: string) => {
  const call = callOf(at, person);
  const [batch, rows] = await Promise.all([
    call('GET /api/batches/{id}', { params: { id } }),
    all((cursor) =>
      call('GET /api/batches/{id}/results', { params: { id }, query: { limit: 500, ...(cursor && { cursor }) } }),
    ),
  ]);
  const { counts, credits } = batch;
  const having = (test: (row: Row) => boolean) => rows.filter(test).length;
  const answers = rows
    .filter(({ sameAs, status }) => sameAs === null && status === 'SUCCESS')
    .flatMap(({ validation }) => validation?.id ?? []);
  const open = having(({ status }) => status !== 'SUCCESS' && status !== 'FAILED');
  const isTold =
    counts.total === rows.length &&
    counts.success === having(({ status }) => status === 'SUCCESS') &&
    counts.failed === having(({ status }) => status === 'FAILED');
  const isPaid = credits.charged === new Set(answers).size && credits.reserved === credits.charged + credits.returned;
  return { rows: rows.length, answers, open, miscounted: isTold ? 0 : 1, mispaid: isPaid ? 0 : 1 };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** All that a customer can see, held against each other; and what the auditor of the books finds. */
const accountOf = async (at: Addresses, person: Person, batches: readonly string[], granted: number) => {
  const call = callOf(at, person);
  const found = [];
  for (const id of batches) found.push(await examined(at, person, id));
  const { balance, history, ledger } = await ownBooks({ call });
  const paid = history.filter(({ status }) => status === 'VALID' || status === 'INVALID').map(({ id }) => id);
  const answers = found.flatMap((one) => one.answers);
  const isAnswer = new Set(answers);
  await control(at, '/events/drain', { seconds: 60 }).catch(() => undefined);
  const searched = await all((cursor) =>
    call('POST /api/validations/search', { body: { limit: 100, search: word, ...(cursor && { cursor }) } }),
  );
  const books = { command: 'books', email: person.email, why: 'after the cuts' };
  const { difference, discrepancies } = (await operatorOf(at)(books)) as {
    readonly difference: number;
    readonly discrepancies: readonly unknown[];
  };
  if (discrepancies.length > 0) console.error(JSON.stringify(discrepancies).slice(0, 2_000));
  return {
    rows: sum(found.map(({ rows }) => rows)),
    answers: answers.length,
    rowsWithoutOutcome: sum(found.map(({ open }) => open)),
    batchesMiscounted: sum(found.map(({ miscounted }) => miscounted)),
    batchesMispaid: sum(found.map(({ mispaid }) => mispaid)),
    answersOfNoRow: paid.filter((id) => !isAnswer.has(id)).length,
    rowsSharingAnAnswer: answers.length - isAnswer.size,
    validationsOpen: history.filter(({ status }) => status === 'PROCESSING' || status === 'PENDING').length,
    notFoundBySearch: history.length - new Set(searched.map(({ id }) => id)).size,
    creditsLost: Math.max(0, granted - paid.length - balance),
    creditsMade: Math.max(0, balance + paid.length - granted),
    creditsUnexplained: Math.abs(sum(ledger.map(({ credits }) => credits ?? 0)) - balance),
    booksWrong: difference + discrepancies.length,
  };
};

/** Moves the product's time on, so that what was lost is looked after. Whatever it does may be cut off as well. */
const pass = (at: Addresses, seconds: number): Promise<unknown> => advance(at, seconds).then(() => runSchedules(at));

/** Lets time go by until every batch is ended; gives those that are not after a long time. */
const recover = async (at: Addresses, made: readonly { readonly person: Person; readonly id: string }[]) => {
  let open = made;
  for (let minute = 0; minute < 60 && open.length > 0; minute++) {
    await pass(at, 61).catch(() => undefined);
    const looked = await Promise.all(
      open.map(async (one) => ({
        one,
        batch: await callOf(at, one.person)('GET /api/batches/{id}', { params: { id: one.id } }),
      })),
    );
    open = looked.filter(({ batch }) => batch.completedAt === null).map(({ one }) => one);
  }
  return open;
};

const free = 5;
/** Fewer than a batch has rows: it is paused by credits, and goes on with those of the next round. */
const shareOf = (rows: number): number => Math.ceil(rows * 0.6);

/**
 * Kills the product at any moment while batches are made, read, asked about and paused for want of credits, starts it again
 * on what it left, so many times; then lets it come to the end, and holds everything against everything.
 */
export const batchPowerCuts = async ({ kills, customers, rows }: BatchPowerCuts) => {
  const state = mkdtempSync(join(tmpdir(), 'batch-power-cut-'));
  let { child, at } = await startProduct(state, bank);
  const asked: Asked[] = [];
  let [granted, inFlight] = [free, 0];
  const unfinished = new Map<Person, number>();
  try {
    const people: Customer[] = [];
    for (let one = 0; one < customers; one++) people.push(await signUp(at));
    for (let round = 0; round < kills; round++) {
      for (const person of people) await grant(at, person, shareOf(rows));
      granted += shareOf(rows);
      const ready = people.filter((person) => (unfinished.get(person) ?? 0) < unfinishedAtMost);
      const added = ready.map((person) => ({ person, key: randomUUID(), rows: rowsOf(asked.length, rows) }));
      asked.push(...added);
      const running = at;
      const work = [...added.map((one) => make(running, one)), pass(running, 61)];
      const over = Promise.allSettled(work);
      await wait(Math.random() * killedWithinMs);
      await endProduct(child, 'SIGKILL');
      await over;
      ({ child, at } = await startProduct(state, bank));
      for (const person of people) {
        const { data } = await callOf(at, person)('GET /api/batches', { query: { limit: 50 } });
        unfinished.set(person, data.filter(({ completedAt }) => completedAt === null).length);
        inFlight += sum(data.map(({ counts }) => counts.processing));
      }
    }
    const made = [];
    for (const one of asked) {
      const { id } = await make(at, one);
      made.push({ person: one.person, id });
    }
    for (const person of people) await grant(at, person, kills * rows);
    granted += kills * rows;
    const open = await recover(at, made);
    const found: Awaited<ReturnType<typeof accountOf>>[] = [];
    for (const person of people) {
      const ids = new Set(made.filter((one) => one.person === person).map(({ id }) => id));
      found.push(await accountOf(at, person, [...ids], granted));
    }
    const [first] = found;
    const summed = Object.keys(first ?? {}).map(
      (what) => [what, sum(found.map((one) => one[what as keyof typeof one]))] as const,
    );
    const { rows: rowsInAll, answers, ...damage } = Object.fromEntries(summed);
    return {
      trial: { batches: made.length, rows: rowsInAll ?? 0, answers: answers ?? 0, inFlight },
      damage: { batchesOpen: open.length, ...damage },
    };
  } finally {
    await endProduct(child, 'SIGTERM');
    rmSync(state, { recursive: true, force: true });
  }
};
