import { Fault } from '#shared/errors/fault.ts';
import { creditsPerValidation as price } from '#shared/plans.ts';
import type { PortsOf } from '../ports/connect.ts';
import { isFinal, settlement } from '#shared/validation/status.ts';
import { changedBy, originOf } from '../rules/credits/wallet.ts';
import type { AskedOfLate } from '../rules/bank/asked-of-late.ts';
import { KeyUsed, type Claim } from '../rules/idempotency/claim.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Hold, Validation } from '../store/validations/validation.ts';

type Ports = PortsOf<'validations.create' | 'credits.live'>;

/** Credits taken out of a lot beforehand for many validations, such as the rows of a batch. */
export type Block = Required<Pick<Hold, 'lotId' | 'source' | 'block'>>;

export interface Reserving {
  readonly draft: Validation;
  readonly claim: Claim | undefined;
  /** Absent where the credit comes from the wallet, which is not read where there is one. */
  readonly block?: Block | undefined;
  /** What a read before found in the wallet: the first try may rely on it. */
  readonly knownLots?: readonly Lot[] | undefined;
  /** What it found there of the questions of late. */
  readonly asked?: AskedOfLate | undefined;
  /** The id of the draft was known before: somebody may have created it. */
  readonly isIdKnown?: boolean | undefined;
}

export interface Reserved {
  readonly validation: Validation;
  readonly liveLots: readonly Lot[];
}

/** Each round somebody else took the last credit of a lot; a user has few lots. */
const rounds = 20;

const holdIn = (lots: readonly Lot[], block: Block | undefined): Hold => {
  if (block) return { ...block, credits: price };
  const lot = lots.find(({ remaining }) => remaining >= price);
  if (!lot) throw new Fault('errors.insufficientCredits');
  return { ...originOf(lot), credits: price };
};

const changed = (lots: readonly Lot[], hold: Hold | undefined, credits: number): readonly Lot[] =>
  hold && !hold.block ? changedBy(lots, hold.lotId, credits) : lots;

/** The lots as a final answer leaves them: where nobody answered, the credit is back. */
export const lotsAfter = ({ status, hold }: Validation, lots: readonly Lot[]): readonly Lot[] =>
  isFinal(status) && settlement[status] === 'void' ? changed(lots, hold, price) : lots;

/** The id of a draft is taken: whoever created it asks. */
export class IdUsed extends Fault {
  constructor() {
    super('errors.internal', { cause: new Error('A validation of this id exists') });
  }
}

/** The sandbox reserves nothing, so nobody waits for what is in the wallet. */
const createInSandbox = async (
  { validations, credits }: Ports,
  { draft, claim, isIdKnown }: Reserving,
): Promise<Reserved> => {
  const [liveLots, result] = await Promise.all([
    credits.live(draft.userId, draft.createdAt),
    validations.create(draft, claim, { isIdKnown }),
  ]);
  if (result === 'keyUsed') throw new KeyUsed();
  if (result === 'exists') throw new IdUsed();
  return { validation: draft, liveLots };
};

/**
 * Creates the validation together with its reservation, from the lot that expires first or from a block; the sandbox
 * reserves nothing. Throws `KeyUsed`, `IdUsed` or `errors.insufficientCredits` where nothing was written.
 */
export const reserveCredit = async (ports: Ports, reserving: Reserving): Promise<Reserved> => {
  const { validations, credits } = ports;
  const { draft, claim, block, knownLots, asked, isIdKnown } = reserving;
  if (draft.environment === 'sandbox') return createInSandbox(ports, reserving);
  for (let round = 0; round < rounds; round++) {
    const lots = block ? [] : (round === 0 && knownLots) || (await credits.live(draft.userId, draft.createdAt));
    const hold = holdIn(lots, block);
    const validation = { ...draft, hold };
    const result = await validations.create(validation, claim, { asked, isIdKnown });
    if (result === 'keyUsed') throw new KeyUsed();
    if (result === 'exists') throw new IdUsed();
    if (result === 'created') return { validation, liveLots: changed(lots, hold, -price) };
  }
  throw new Fault('errors.internal', { cause: new Error('The lots of a user kept changing') });
};
