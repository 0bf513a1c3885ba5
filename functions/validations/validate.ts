import { loadCountry } from '#shared/engine/load-country.ts';
import { isFinal } from '#shared/validation/status.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { payeeBeside } from '../payees/remember.ts';
import type { BankAnswer, Question, Reply } from '../rules/bank/bank-answer.ts';
import { pendingAtMostSeconds } from '../rules/bank/pending.ts';
import { sandboxAnswer } from '../rules/bank/sandbox.ts';
import type { Asker } from '../rules/bank/witnesses.ts';
import type { Claimable } from '../rules/idempotency/claim.ts';
import { plusSeconds } from '../rules/time.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Awaiting, Origin, Validation } from '../store/validations/validation.ts';
import { beginOnce } from './begin.ts';
import { draftOf } from './draft.ts';
import { finalize, type Answered } from './finalize.ts';
import { judge, type Body, type Judged } from './judge.ts';
import { queryBank } from './query-bank.ts';
import { questionOf } from './question.ts';
import { sandboxQuestion } from './sandbox.ts';
import { lotsAfter, type Block, type Reserved } from './reserve-credit.ts';

export const validatePorts = [
  'validations.create',
  'validations.settle',
  'validations.find',
  'pendingAtBank.open',
  'credits.live',
  'preflight.read',
  'pseudonyms.of',
  'bankData.verify',
  'bankData.circuitOpenSeconds',
  'clock.now',
  'clock.slowSandboxMs',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof validatePorts)[number]>;

export interface Request {
  /** Where it was known before: whoever asks twice finds the first. */
  readonly id?: string | undefined;
  /** Whose validation it is, and who pays. */
  readonly owner: string;
  /** Which door it came through. */
  readonly via: Origin;
  readonly body: Body;
  readonly claim?: Claimable | undefined;
  readonly block?: Block | undefined;
}

/** A validation that is final, or whose bank wants more time, with what the request learned on the way. */
export interface Validated {
  readonly validation: Validation;
  readonly isPending: boolean;
  readonly judged: Judged;
  readonly liveLots: readonly Lot[];
}

/** Who answers: the sandbox by its table, or the bank. */
interface Answerer {
  /** Absent where no bank is asked. */
  readonly question: Question | undefined;
  readonly ask: (asker: Asker | undefined) => Promise<Reply>;
  /** What is noted where the answer takes longer than a request waits; absent where it never does. */
  readonly awaiting: Awaiting | undefined;
  readonly risk: Answered['risk'];
  /** What the sandbox pretends to know; of an account of a bank the customer's own payees tell. */
  readonly payee: Answered['payee'];
}

/** A slow account of the sandbox holds no request: it is answered when its time has come. */
const sandboxOf = (ports: Ports, { beneficiaryName }: Body, draft: Validation): Answerer => {
  const { answer, isSlow, fraudRisk, payee } = sandboxAnswer(draft);
  const answerer = { question: undefined, risk: fraudRisk, payee };
  if (!isSlow) return { ...answerer, ask: async () => answer, awaiting: undefined };
  const until = plusSeconds(draft.createdAt, ports.clock.slowSandboxMs() / 1000);
  const awaiting = { until, question: sandboxQuestion(draft, beneficiaryName) };
  return { ...answerer, ask: async () => ({ kind: 'pending' }), awaiting };
};

const bankOf = (ports: Ports, question: Question | undefined, { createdAt }: Validation): Answerer => ({
  question,
  ask: (asker) => queryBank(ports, question, asker),
  awaiting: question && { until: plusSeconds(createdAt, pendingAtMostSeconds), question },
  risk: undefined,
  payee: undefined,
});

/** Leaves an answer that takes longer to the job that polls. */
const defer = async (ports: Ports, { validation }: Reserved, awaiting: Awaiting): Promise<Validation | undefined> =>
  (await ports.pendingAtBank.open(validation, awaiting)) === 'open' ? { ...validation, awaiting } : undefined;

/** What a job that was faster wrote is what counts. */
const asStored = async ({ validations }: Ports, { validation, liveLots }: Reserved): Promise<Reserved> => {
  const stored = (await validations.find(validation.userId, validation.id)) ?? validation;
  return { validation: stored, liveLots: lotsAfter(stored, liveLots) };
};

const conclude = async (ports: Ports, reserved: Reserved, answered: Omit<Answered, 'validation'>) => {
  const { validation, liveLots } = reserved;
  const completedAt = ports.clock.now();
  const { result, outcome } = await finalize(ports, { ...answered, validation }, completedAt);
  if (result === 'alreadySettled') return asStored(ports, reserved);
  const final = { ...validation, ...outcome, completedAt };
  return { validation: final, liveLots: lotsAfter(final, liveLots) };
};

const isAnswer = (reply: Reply): reply is BankAnswer => reply.kind !== 'pending';

/**
 * The one way to validate an account, whatever door it comes through: judge locally, look before anything is written,
 * reserve the credit, ask, make the answer final. Throws what the request is refused with; then nothing was written. Where
 * its id was known before and stands there already, gives back what stands there, as final as it is, and asks nobody.
 */
export const validate = async (ports: Ports, request: Request): Promise<Validated> => {
  const { body } = request;
  const country = await loadCountry(body.country);
  const judged = judge(country, body);
  const draft = draftOf(request, judged, ports.clock.now());
  const {
    question,
    ask,
    awaiting,
    risk,
    payee: pretended,
  } = body.environment === 'sandbox'
    ? sandboxOf(ports, body, draft)
    : bankOf(ports, questionOf(country, body, judged), draft);
  const beginning = { draft, question, document: judged.document };
  const { reserved, isStored, seen, asker, recollection } = await beginOnce(ports, request, beginning);
  if (isStored) return { ...reserved, isPending: !isFinal(reserved.validation.status), judged };
  const reply = await ask(asker);
  if (!isAnswer(reply)) {
    const deferred = awaiting && (await defer(ports, reserved, awaiting));
    const known = deferred ? { ...reserved, validation: deferred } : await asStored(ports, reserved);
    return { ...known, isPending: Boolean(deferred), judged };
  }
  const { findings } = judged.account;
  const payee = pretended ?? (recollection && payeeBeside(recollection, reply));
  const answered = { expectedName: body.beneficiaryName, findings, answer: reply, seen, risk, payee };
  return { ...(await conclude(ports, reserved, answered)), isPending: false, judged };
};
