import type { PortsOf } from '../ports/connect.ts';
import type { Question } from '../rules/bank/bank-answer.ts';
import type { Claimable } from '../rules/idempotency/claim.ts';
import { noActivity } from '../rules/risk/account-activity.ts';
import type { Validation } from '../store/validations/validation.ts';
import type { Judged } from './judge.ts';
import { preflight, type Preflight } from './preflight.ts';
import { reserveCredit, type Block, type Reserved } from './reserve-credit.ts';

type Ports = PortsOf<
  | 'validations.create'
  | 'validations.find'
  | 'credits.live'
  | 'preflight.read'
  | 'pseudonyms.of'
  | 'bankData.circuitOpenSeconds'
>;

interface Asked {
  readonly id?: string | undefined;
  readonly owner: string;
  readonly claim?: Claimable | undefined;
  readonly block?: Block | undefined;
}

/** What a validation begins with. */
interface Beginning extends Pick<Judged, 'document'> {
  readonly draft: Validation;
  readonly question: Question | undefined;
}

/** Created, or found where it stood, with what was known before the bank was asked. */
interface Begun extends Pick<Preflight, 'seen' | 'asker' | 'recollection'> {
  readonly reserved: Reserved;
  /** It stood there before: whoever created it asks. */
  readonly isStored: boolean;
}

const begin = async (
  ports: Ports,
  { id, claim, block }: Asked,
  { draft, question, document }: Beginning,
): Promise<Begun> => {
  const { seen, asker, recollection, ...known } = await preflight(ports, draft, {
    question,
    document,
    isInBlock: block !== undefined,
  });
  const isIdKnown = id !== undefined;
  const reserving = { draft, claim: claim?.answeredBy(draft.id), block, isIdKnown, ...known };
  return { reserved: await reserveCredit(ports, reserving), isStored: false, seen, asker, recollection };
};

/** One that stands there already is not refused any more. */
const storedInstead = async ({ validations }: Ports, { id, owner }: Asked, refusal: unknown): Promise<Begun> => {
  const validation = id === undefined ? undefined : await validations.find(owner, id);
  if (!validation) throw refusal;
  return { reserved: { validation, liveLots: [] }, isStored: true, seen: noActivity };
};

/** Looks, and creates the validation with what it costs; where its id was known before and it stands there, finds it. */
export const beginOnce = async (ports: Ports, asked: Asked, beginning: Beginning): Promise<Begun> => {
  try {
    return await begin(ports, asked, beginning);
  } catch (refusal) {
    return storedInstead(ports, asked, refusal);
  }
};
