import { callClasses } from '#shared/plans.ts';
import { publicApiOf, type Inside } from '../api-key.ts';
import type { Addresses } from '../customer.ts';
import { inLanes } from '../in-lanes.ts';
import { wrongIn, type Answered } from './answers.ts';
import { gather, type Crowd, type Member } from './crowd.ts';
import { draftsFrom, type Drawn } from './draw.ts';
import { foreigners } from './foreign.ts';
import { learnFrom, memory } from './learned.ts';
import type { Operation } from './operations.ts';
import type { Draft } from './requests.ts';
import { senderTo, type Wire } from './send.ts';
import { reachedBy, wireOf } from './wire.ts';

/**
 * No function has fewer environments. What finds none is a 502 of the gateway, as on AWS: that says how many call at once,
 * and nothing of what they send.
 */
export const lanesAtMost = Math.min(...Object.values(callClasses).map(({ atOnce = Infinity }) => atOnce));

export interface Trial extends Drawn {
  /** Of the cloud, to put keys into its table. */
  readonly inside: Inside;
  /** So many requests with each. */
  readonly seeds: readonly number[];
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

/** One request with its answer. */
interface Exchange {
  readonly draft: Draft;
  readonly sender: Member;
  /** Of the session, the key and the frame it was sent with. */
  readonly token: string;
  readonly keyId: string;
  readonly frameSecret: string;
  readonly wire: Wire;
  /** Which it reached, whatever it was drawn for. */
  readonly operation: Operation | undefined;
  readonly answered: Answered;
}

const shortened = (text: string): string => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);

const written = ({ method, target, headers, body }: Wire): string =>
  shortened(`${method} ${target}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n\n${body?.toString() ?? ''}`);

/** Whether the customer was let in as itself. */
const isOwn = ({ draft, operation, answered }: Exchange): boolean =>
  draft.shown === 'own' && operation?.proof !== undefined && answered.status < 300;

/** Whether its session has ended, and nobody has renewed it meanwhile. */
const isLockedOut = ({ draft, sender, token, operation, answered }: Exchange): boolean =>
  draft.shown === 'own' && operation?.proof === 'session' && answered.status === 401 && token === sender.token();

/** Whether it used up the minute of its key, and nobody has made another meanwhile. */
const isTooFast = ({ draft, sender, keyId, operation, answered }: Exchange): boolean =>
  operation?.proof === 'key' && answered.status === 429 && keyId === sender.keyFor(draft.sender).keyId;

/** Whether the session of its frame is over, and nobody has opened another meanwhile. */
const isFrameOver = ({ draft, sender, frameSecret, operation, answered }: Exchange): boolean => {
  const isOwnFrame = draft.shown === 'own' && frameSecret === sender.frame().secret;
  return isOwnFrame && operation?.proof === 'widget' && [204, 401].includes(answered.status);
};

/** Keys last as long as the trial. */
const unknown = ({ draft, operation, answered: { status } }: Exchange): string[] =>
  draft.shown === 'own' && operation?.proof === 'key' && status === 401 ? ['does not know a key that works'] : [];

const failed = ({ answered: { status } }: Exchange, { sharesBanks }: Trial): string[] =>
  status < 500 || (sharesBanks && status === 503) ? [] : [`answers ${status}`];

const undocumented = ({ draft, wire, operation, answered }: Exchange): string[] =>
  wire.method === 'HEAD' ? [] : wrongIn(draft.operation.api, operation, answered);

const making: ReadonlySet<string> = new Set(['createValidation', 'askFromWidgetFrame']);
const madeBy = ({ operation, answered }: Exchange): string | undefined =>
  operation && making.has(operation.name) ? /^\{"id":"(val_\w+)"/.exec(answered.text)?.[1] : undefined;

const tally = () => {
  const counts = new Map<string, Map<number, number>>();
  const count = ({ operation, answered: { status } }: Exchange): void => {
    const name = operation ? `${operation.api} ${operation.name}` : 'no operation';
    const of = counts.get(name) ?? new Map<number, number>();
    counts.set(name, of.set(status, (of.get(status) ?? 0) + 1));
  };
  return { counts, count };
};

/** Sends requests drawn from the contract, many at once, and judges every answer by the contract. */
export const fuzz = async (cloud: Addresses, trial: Trial): Promise<Outcome> => {
  const { lanes = lanesAtMost, customers = 4, progress } = trial;
  const known = memory();
  const crowd = await gather(cloud, trial.inside, known, customers);
  const everybody = crowd.members.map(({ email }) => email);
  const foreign = foreigners(crowd);
  const senders = { app: senderTo(cloud.appApi, lanes), public: senderTo(publicApiOf(cloud), lanes) };
  const { counts, count } = tally();
  const findings: Finding[] = [];
  const made = new Map(everybody.map((email) => [email, new Set<string>()]));

  const exchange = async (draft: Draft): Promise<Exchange> => {
    const sender = crowd.members[draft.sender % crowd.members.length];
    if (!sender) throw new Error('A trial has customers.');
    const wire = wireOf(draft, sender, (learned) => known.recall(learned, sender.email, everybody));
    const [token, { keyId }, { secret: frameSecret }] = [sender.token(), sender.keyFor(draft.sender), sender.frame()];
    const answered = await senders[draft.operation.api].send(wire);
    return { draft, sender, token, keyId, frameSecret, wire, operation: reachedBy(draft, wire), answered };
  };

  const judge = (one: Exchange): string[] => {
    const sent = `${one.wire.target}${one.wire.body?.toString() ?? ''}`;
    return [
      ...failed(one, trial),
      ...undocumented(one),
      ...unknown(one),
      ...foreign.in(one.sender, sent, one.answered.text),
    ];
  };

  const learn = (one: Exchange): void => {
    const { email } = one.sender;
    foreign.own(one.sender, one.answered.text);
    learnFrom(known, email, one.answered.text);
    const id = madeBy(one);
    if (id !== undefined) made.get(email)?.add(id);
  };

  const play = async (draft: Draft, seed: number, turn: number): Promise<void> => {
    const one = await exchange(draft);
    count(one);
    const complaints = judge(one);
    if (complaints.length > 0)
      findings.push({
        seed,
        turn,
        complaints,
        request: written(one.wire),
        answer: shortened(JSON.stringify(one.answered)),
      });
    if (isOwn(one)) learn(one);
    if (isLockedOut(one)) await one.sender.renew();
    if (isTooFast(one)) await one.sender.renewKeys();
    if (isFrameOver(one)) await one.sender.renewFrame();
  };

  for (const seed of trial.seeds) {
    await inLanes(lanes, draftsFrom(trial, seed), async (draft, index) => {
      const turn = index + 1;
      if (turn % 1_000 === 0) progress?.(turn);
      await play(draft, seed, turn);
    });
  }
  for (const { close } of Object.values(senders)) close();
  return { crowd, counts, findings, made };
};
