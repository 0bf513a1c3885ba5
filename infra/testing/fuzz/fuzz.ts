import fc from 'fast-check';
import type { Addresses } from '../customer.ts';
import { wrongIn, type Answered } from './answers.ts';
import { gather, type Crowd, type Member } from './crowd.ts';
import { foreigners } from './foreign.ts';
import { memory } from './learned.ts';
import { operations, type Operation } from './operations.ts';
import { draftsOf, type Draft } from './requests.ts';
import { senderTo, type Wire } from './send.ts';
import { reachedBy, wireOf } from './wire.ts';

export interface Trial {
  readonly seeds: readonly number[];
  /** With each seed. */
  readonly requests: number;
  /** Only these, by name; all of them without. */
  readonly only?: readonly string[];
  readonly lanes?: number;
  readonly customers?: number;
  /** Others make the banks of this cloud fail: that a bank is not asked for a while is not the product's failure. */
  readonly sharesBanks?: true;
  /** Hears how far it is. */
  readonly progress?: (done: number) => void;
}

/** A request whose answer should not have been. */
export interface Finding {
  /** The same seed draws the same requests in the same order. */
  readonly seed: number;
  readonly turn: number;
  readonly complaints: readonly string[];
  readonly request: string;
  readonly answer: string;
}

export interface Outcome {
  readonly crowd: Crowd;
  /** Answers by operation and status. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly findings: readonly Finding[];
  /** Ids of the validations that somebody was told to have been made, by e-mail. */
  readonly made: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Requests are drawn so many at once, each portion with a seed of its own, from a few operations that lie side by side:
 * a small machine keeps the environments of these few warm, and over a trial each operation meets all its neighbours.
 */
const together = 4;
const portionOf = (requests: number, wanted: number): number =>
  Math.min(1_000, Math.max(20, Math.ceil(requests / wanted)));

function* draftsFrom({ requests, only }: Trial, seed: number): Generator<Draft> {
  const wanted = operations.filter(({ name }) => !only || only.includes(name));
  if (wanted.length === 0) throw new Error(`No operation is called ${only?.join(', ')}.`);
  const portion = portionOf(requests, wanted.length);
  for (let index = 0; index * portion < requests; index += 1) {
    const some = Array.from(
      { length: together },
      (_, i) => wanted[(seed + index * (together - 1) + i) % wanted.length],
    );
    const drafts = fc.oneof(...some.flatMap((operation) => (operation ? [draftsOf(operation)] : [])));
    yield* fc.sample(drafts, { seed: seed + index, numRuns: Math.min(portion, requests - index * portion) });
  }
}

const shortened = (text: string): string => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);

const written = ({ method, target, headers, body }: Wire): string =>
  shortened(`${method} ${target}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n\n${body?.toString() ?? ''}`);

const isSuccess = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** Sends requests drawn from the contract, many at once, and judges every answer by the contract. */
export const fuzz = async (cloud: Addresses & { readonly publicApi?: string }, trial: Trial): Promise<Outcome> => {
  const { lanes = 16, customers = 4, sharesBanks, progress } = trial;
  const known = memory();
  const crowd = await gather(cloud, known, customers);
  const everybody = crowd.members.map(({ email }) => email);
  const foreign = foreigners(crowd);
  const senders = { app: senderTo(cloud.appApi, lanes), public: senderTo(cloud.publicApi ?? cloud.appApi, lanes) };
  const counts = new Map<string, Map<number, number>>();
  const findings: Finding[] = [];
  const made = new Map(everybody.map((email) => [email, new Set<string>()]));

  const count = (operation: Operation | undefined, status: number): void => {
    const name = operation?.name ?? 'no operation';
    const of = counts.get(name) ?? new Map<number, number>();
    counts.set(name, of.set(status, (of.get(status) ?? 0) + 1));
  };

  const learn = ({ email }: Member, operation: Operation | undefined, { text }: Answered): void => {
    for (const [id] of text.matchAll(/\bval_[0-9a-z]{26}\b/g)) known.learn(email, 'validation', id);
    for (const [, cursor] of text.matchAll(/"nextCursor":"([^"]+)"/g)) known.learn(email, 'cursor', cursor ?? '');
    if (operation?.name === 'listSessions')
      for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) known.learn(email, 'session', id ?? '');
    const [, id] = operation?.name === 'createValidation' ? (/^\{"id":"(val_\w+)"/.exec(text) ?? []) : [];
    if (id) made.get(email)?.add(id);
  };

  const take = async (draft: Draft, seed: number, turn: number): Promise<void> => {
    const sender = crowd.members[draft.sender % crowd.members.length];
    if (!sender) throw new Error('A trial has customers.');
    const wire = wireOf(draft, sender, (learned) => known.recall(learned, sender.email, everybody));
    const operation = reachedBy(draft, wire);
    const tokenSent = sender.token();
    const answered = await senders[draft.operation.api].send(wire);
    count(operation, answered.status);
    const sent = `${wire.target}${wire.body?.toString() ?? ''}`;
    const complaints = [
      ...(answered.status >= 500 && !(sharesBanks && answered.status === 503) ? [`answers ${answered.status}`] : []),
      ...(wire.method === 'HEAD' ? [] : wrongIn(draft.operation.api, operation, answered)),
      ...foreign.in(sender, sent, answered.text),
    ];
    if (complaints.length > 0)
      findings.push({ seed, turn, complaints, request: written(wire), answer: shortened(JSON.stringify(answered)) });
    if (draft.shown === 'own' && operation?.needsSession && isSuccess(answered)) {
      foreign.own(sender, answered.text);
      learn(sender, operation, answered);
    }
    if (draft.shown === 'own' && operation?.needsSession && answered.status === 401 && tokenSent === sender.token())
      await sender.renew();
  };

  for (const seed of trial.seeds) {
    const drafts = draftsFrom(trial, seed);
    let turn = 0;
    const lane = async (): Promise<void> => {
      for (const draft of drafts) {
        turn += 1;
        if (turn % 1_000 === 0) progress?.(turn);
        await take(draft, seed, turn);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  for (const { close } of Object.values(senders)) close();
  return { crowd, counts, findings, made };
};
