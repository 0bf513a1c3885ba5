import type * as z from 'zod';
import type { frameAsked } from '#shared/contract/resources/widget.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Frame } from '../entry/callers/widget.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { dayCounter } from '../rules/widget/day-counter.ts';
import { triesLeft } from '../rules/widget/tries.ts';
import { judge, type Body } from '../validations/judge.ts';
import { validate, validatePorts, type Validated } from '../validations/validate.ts';
import { requireStanding, type Allowance } from './require-standing.ts';

export const askPorts = [
  ...validatePorts,
  'widgetStanding.read',
  'widgetRunning.take',
  'widgetRunning.giveBack',
  'widgetRunning.keep',
  'limits.take',
  'limits.giveBack',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof askPorts)[number]>;

export type Stated = z.output<z.ZodObject<typeof frameAsked>>;

interface Asking {
  readonly frame: Frame;
  readonly body: Body;
  /** A pseudonym of all that was stated. */
  readonly question: string;
  readonly allowance: Allowance | undefined;
}

/** A validation of a session, and what it may ask besides. */
export interface Answered extends Validated {
  readonly left: number;
}

/** Refuses what the session does not allow. */
const requireAllowed = ({ session: { country, questions } }: Frame, stated: Stated): void => {
  const isElsewhere = country !== undefined && country !== stated.country;
  if (isElsewhere) throw new Fault('errors.invalidFields', { fields: [{ pointer: '/country', code: 'field.option' }] });
  const isOfAnother = stated.after !== undefined && !Object.values(questions).includes(stated.after);
  if (isOfAnother) throw new Fault('errors.invalidFields', { fields: [{ pointer: '/after', code: 'field.option' }] });
};

/** What a question is refused with before anything was written; of another failure nobody knows how far it came. */
const isRefusal = (error: unknown): boolean => error instanceof Fault && error.code !== 'errors.internal';

/** What counts the questions to banks of the key's day; the sandbox is free. */
const counterOf = ({ allowance, body }: Asking) =>
  allowance && body.environment !== 'sandbox' ? dayCounter(allowance.key, allowance.perDay) : undefined;

/** Counts a question among those of the key's day, and says how that is taken back. */
const takeOfDay = async ({ limits }: Ports, asking: Asking, now: string): Promise<() => Promise<void>> => {
  const counter = counterOf(asking);
  if (!counter) return async () => undefined;
  const { isTaken, resetSeconds } = await limits.take(counter, now);
  if (!isTaken) throw new Fault('errors.widgetDayUsed', { retryAfterSeconds: resetSeconds });
  return () => limits.giveBack(counter, now);
};

/** Takes a try, unless a request beside this one took it for the same question; refused where there is none. */
const takeTry = async ({ widgetRunning }: Ports, asking: Asking, id: string, now: string) => {
  const taken = await widgetRunning.take({ secretHash: asking.frame.secretHash, question: asking.question, id }, now);
  if (taken === 'over') throw new Fault('errors.widgetSessionOver');
  if (taken === 'usedUp') throw new Fault('errors.widgetTriesUsed');
  return taken;
};

/** That the customer has no credits is none of the payee's business: it stands still, whatever the reason. */
const toldToPayees = (error: unknown): unknown =>
  error instanceof Fault && error.code === 'errors.insufficientCredits' ? new Fault('errors.widgetOff') : error;

/** Asks under an id that the session remembers: whoever repeats the question finds what became of it. */
const askUnder = async (ports: Ports, { frame: { userId, session }, body }: Asking, id: string): Promise<Validated> => {
  try {
    return await validate(ports, { id, owner: userId, via: { via: 'widget', viaId: session.id }, body });
  } catch (error) {
    throw toldToPayees(error);
  }
};

/**
 * Counts a validation that was made, once its try was given back: whoever was refused first did not know of a repetition
 * that was not. Both look here when they are done, so whichever comes last finds it.
 */
const countMade = async ({ widgetRunning, limits, clock }: Ports, asking: Asking, id: string): Promise<void> => {
  const { question, frame } = asking;
  const isKept = await widgetRunning.keep({ secretHash: frame.secretHash, question, id });
  const counter = counterOf(asking);
  if (isKept && counter) await limits.take(counter, clock.now());
};

/** Asks under an id that another request took a try for. */
const askAlong = async (ports: Ports, asking: Asking, id: string): Promise<Validated> => {
  const validated = await askUnder(ports, asking, id);
  await countMade(ports, asking, id);
  return validated;
};

/** Does it, and where that is refused first what makes up for what was taken. */
const orElse = async <T>(work: () => Promise<T>, makeUp: () => Promise<unknown>): Promise<T> => {
  try {
    return await work();
  } catch (refusal) {
    if (isRefusal(refusal)) await makeUp();
    throw refusal;
  }
};

const askFirst = async (ports: Ports, asking: Asking): Promise<Answered> => {
  const now = ports.clock.now();
  const giveBackOfDay = await takeOfDay(ports, asking, now);
  const { id, isNew, left } = await orElse(() => takeTry(ports, asking, newId('val', now), now), giveBackOfDay);
  if (!isNew) {
    await giveBackOfDay();
    return { ...(await askAlong(ports, asking, id)), left };
  }
  const { secretHash, userId } = asking.frame;
  const giveBackBoth = async () => {
    await Promise.all([giveBackOfDay(), ports.widgetRunning.giveBack({ secretHash, question: asking.question, id })]);
    if (await ports.validations.find(userId, id)) await countMade(ports, asking, id);
  };
  return { ...(await orElse(() => askUnder(ports, asking, id), giveBackBoth)), left };
};

/**
 * The same question of a session takes one try and makes one validation, however often it is sent and however many at once;
 * a refused one gives its try back.
 */
const askOnce = async (ports: Ports, asking: Asking): Promise<Answered> => {
  const { session } = asking.frame;
  const left = triesLeft(session);
  const known = session.questions[asking.question];
  if (known !== undefined) return { ...(await askAlong(ports, asking, known)), left };
  if (left <= 0) throw new Fault('errors.widgetTriesUsed');
  return askFirst(ports, asking);
};

/** What a frame may ask: whatever is wrong with it by itself is refused here, before it costs anything. */
export const prepare = async (ports: Ports, frame: Frame, stated: Stated): Promise<() => Promise<Answered>> => {
  const { session } = frame;
  requireAllowed(frame, stated);
  const allowance = await requireStanding(ports, session, ports.clock.now());
  const { after: _, ...account } = stated;
  const body: Body = { ...account, environment: session.environment, reference: session.reference };
  judge(await loadCountry(body.country), body);
  const facts = Object.entries(stated).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const question = await ports.pseudonyms.of('widget question', session.id, JSON.stringify(facts));
  return () => askOnce(ports, { frame, body, question, allowance });
};
