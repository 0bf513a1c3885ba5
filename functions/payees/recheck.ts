import { isCountry } from '#shared/engine/load-country.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import { doorOfRechecks } from '#shared/validation/doors.ts';
import { isFinal, settlementOf } from '#shared/validation/status.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { KeyUsed, type Claimable } from '../rules/idempotency/claim.ts';
import { isConfirmed, newestFirst } from '../rules/payees/changes.ts';
import type { Payee, PayeeAccount } from '../rules/payees/payee.ts';
import { nextRecheckAt } from '../rules/payees/recheck.ts';
import type { RecheckDue } from '../rules/payees/recheck-due.ts';
import type { Validation } from '../store/validations/validation.ts';
import { validate, validatePorts } from '../validations/validate.ts';
import { mailOfRound, roundMailPorts } from './round-mails.ts';
import { turnOf, turnPorts } from './recheck-turn.ts';

export const recheckPorts = [
  ...validatePorts,
  ...turnPorts,
  ...roundMailPorts,
  'payees.find',
  'payees.reschedule',
  'payeeBook.pause',
  'payeeBook.goOn',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof recheckPorts)[number]>;

/** What came of one question: nothing yet, that credits are short, or all that will come of the turn. */
type Asked = 'later' | 'unpaid' | { readonly answer: Validation | undefined };

/** Refusals that depend on the moment: the turn stays, and the next run of the job puts it on again. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'errors.providerUnavailable',
  'errors.tooManyRequests',
  'errors.tooManyUnanswered',
]);

const afterRefusal = (error: unknown): Asked => {
  if (error instanceof KeyUsed) return 'later';
  if (!(error instanceof Fault)) throw error;
  if (error.code === 'errors.insufficientCredits') return 'unpaid';
  // What the engine learned meanwhile refuses the account: it will do so until somebody changes it.
  if (error.code === 'errors.invalidAccount') return { answer: undefined };
  if (passing.has(error.code)) return 'later';
  throw error;
};

const ask = async (ports: Ports, payee: Payee, account: PayeeAccount, claim: Claimable): Promise<Asked> => {
  const { country, format: accountFormat, accountNumber, bankCode, branchCode, routingNumber } = account;
  const { accountType, documentType, documentNumber } = account;
  if (!isCountry(country)) throw new Error('An account of a country that only another version knows');
  const { name: beneficiaryName, userId: owner, id: viaId } = payee;
  const stated = { bankCode, branchCode, routingNumber, accountType, documentType, documentNumber };
  const body = {
    country,
    accountFormat,
    accountNumber,
    ...stated,
    beneficiaryName,
    environment: 'production',
  } as const;
  try {
    const { validation } = await validate(ports, { owner, via: { via: doorOfRechecks, viaId }, body, claim });
    // Nobody answered, or nobody did yet: the next run sees what became of it.
    return isFinal(validation.status) && settlementOf(validation.status) === 'post' ? { answer: validation } : 'later';
  } catch (error) {
    return afterRefusal(error);
  }
};

const isSameTurn = (payee: Payee | undefined, { dueAt }: RecheckDue): payee is Payee =>
  payee !== undefined && payee.recheck !== 'never' && payee.nextRecheckAt === dueAt;

/** The turn is over: the next one comes at its date, whoever else changes the payee meanwhile. */
const moveOn = async ({ payees, clock }: Ports, due: RecheckDue): Promise<void> => {
  const now = clock.now();
  const decide = (payee: Payee): Payee | undefined => {
    if (!isSameTurn(payee, due)) return undefined;
    const { id, recheck: rhythm, recheckSince: since = payee.createdAt } = payee;
    return { ...payee, nextRecheckAt: nextRecheckAt({ rhythm, since, after: now, id }) };
  };
  await payees.reschedule(due.userId, due.payeeId, decide, { now });
};

/**
 * What its owner is to hear of: the bank says no more that the account is theirs, or good. A payee that somebody calls by
 * another name than the bank does is told once: from then on the holder is known, and another one is a change.
 */
const isWorthTelling = ({ accounts }: Payee, { status, payee, nameMatch, normalized }: Validation): boolean => {
  const isHolderKnown = accounts.some((account) => account.normalized === normalized && account.holder !== undefined);
  const isMismatch = nameMatch?.result === 'mismatch' && !isHolderKnown;
  return status === 'INVALID' || isMismatch || (payee?.changed.length ?? 0) > 0;
};

const conclude = async (ports: Ports, due: RecheckDue, payee: Payee, answer?: Validation): Promise<void> => {
  const { userId, payeeId } = due;
  // Before the turn is over: whoever dies in between is told again.
  if (answer && isWorthTelling(payee, answer)) await mailOfRound(ports, userId, { mail: 'payeeChanged', payeeId });
  await moveOn(ports, due);
};

/**
 * Asks again about a payee whose turn has come: about the newest account that is confirmed, as every validation is asked,
 * with the payee's name as the expected one. Told twice, or begun again after a crash, it asks and charges once.
 */
export const recheck = async (ports: Ports, due: RecheckDue): Promise<void> => {
  const now = ports.clock.now();
  const payee = await ports.payees.find(due.userId, due.payeeId);
  if (!isSameTurn(payee, due) || due.dueAt > now) return;
  const turn = await turnOf(ports, due, now);
  if (turn.is === 'waiting') return;
  if (turn.is === 'over') return conclude(ports, due, payee, turn.answer);
  const account = newestFirst(payee.accounts).find((one) => isConfirmed(payee, one));
  const asked = account ? await ask(ports, payee, account, turn.claim) : { answer: undefined };
  if (asked === 'later') return;
  if (asked !== 'unpaid') {
    if (asked.answer) await ports.payeeBook.goOn(due.userId);
    return conclude(ports, due, payee, asked.answer);
  }
  if (await ports.payeeBook.pause(due.userId, now)) await mailOfRound(ports, due.userId, { mail: 'roundPaused' });
};
