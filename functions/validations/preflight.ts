import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { waitAfterAsking, type AskedOfLate } from '../rules/bank/asked-of-late.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Asker } from '../rules/bank/witnesses.ts';
import { activitySummary, noActivity, type ActivitySummary } from '../rules/risk/account-activity.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Validation } from '../store/validations/validation.ts';
import { memoryOf, soughtBy, wantedOf, type Recollection } from '../payees/remember.ts';
import { pseudonymsOf } from './account-activity.ts';

type Ports = PortsOf<'bankData.circuitOpenSeconds' | 'pseudonyms.of' | 'preflight.read'>;

/** What a validation begins from. */
export interface Preflight {
  readonly seen: ActivitySummary;
  /** Absent where nobody had to look. */
  readonly knownLots?: readonly Lot[];
  readonly asked?: AskedOfLate | undefined;
  readonly asker?: Asker;
  /** What the customer's payees tell of it. */
  readonly recollection?: Recollection;
}

const requireClosedCircuit = ({ bankData }: Ports, question: Question, asker: Asker): void => {
  const retryAfterSeconds = bankData.circuitOpenSeconds(question, asker);
  if (retryAfterSeconds !== undefined) throw new Fault('errors.providerUnavailable', { retryAfterSeconds });
};

const requireTurn = (asked: AskedOfLate | undefined, now: string): void => {
  const wait = waitAfterAsking(asked, now);
  if (wait) throw new Fault(wait.code, { retryAfterSeconds: wait.seconds });
};

interface Looking {
  /** Absent where no bank is asked. */
  readonly question: Question | undefined;
  readonly document: DocumentJudgement | undefined;
  /** Its credit was taken out of the wallet before, with those of many others. */
  readonly isInBlock: boolean;
}

/**
 * Looks before anything is written: a bank that failed for several customers is left alone, and one read brings the
 * wallet, with what its owner asked of late, what was asked of the account before, and the owner's payees that have it or
 * are stated. A block leaves the wallet alone, and is not counted in what its owner asked of late. Where no bank is asked
 * there is nothing to look at.
 */
export const preflight = async (
  ports: Ports,
  { userId, createdAt }: Validation,
  { question, document, isInBlock }: Looking,
): Promise<Preflight> => {
  if (!question) return { seen: noActivity };
  const [{ account, asking }, wanted] = await Promise.all([
    pseudonymsOf(ports, { userId, question, document }),
    wantedOf(ports, { userId, question, document, name: question.beneficiaryName }),
  ]);
  const asker = { by: asking.by, account };
  requireClosedCircuit(ports, question, asker);
  const looking = { userId, account, sought: soughtBy(wanted), isInBlock };
  const { liveLots, activity, asked, known } = await ports.preflight.read(looking, createdAt);
  requireTurn(asked, createdAt);
  return {
    seen: activitySummary(activity, asking, createdAt),
    knownLots: liveLots,
    asked,
    asker,
    recollection: { wanted, memory: memoryOf(wanted, known) },
  };
};
