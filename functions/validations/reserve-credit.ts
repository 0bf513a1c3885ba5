import { Fault } from '#shared/errors/fault.ts';
import { changedBy, originOf } from '../rules/credits/wallet.ts';
import type { Lot } from '../store/credits/credits.ts';
import type { Claim } from '../store/validations/idempotency.ts';
import type { Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import { creditsPerValidation } from '#shared/plans.ts';

type Ports = PortsOf<'validations.create' | 'credits.live'>;

export type Reserved =
  | { readonly kind: 'reserved'; readonly validation: Validation; readonly liveLots: readonly Lot[] }
  | { readonly kind: 'keyUsed' }
  | { readonly kind: 'noCredits' };

/** Each round somebody else took the last credit of a lot; a user has few lots. */
const rounds = 20;
const price = creditsPerValidation;

/**
 * Creates the validation together with its reservation, from the lot that expires first; sandbox reserves nothing. The
 * first try may rely on lots that were read before.
 */
export const reserve = async (
  { validations, credits }: Ports,
  draft: Validation,
  claim: Claim | undefined,
  knownLots?: readonly Lot[],
): Promise<Reserved> => {
  for (let round = 0; round < rounds; round++) {
    const liveLots = (round === 0 && knownLots) || (await credits.live(draft.userId, draft.createdAt));
    const lot = draft.environment === 'sandbox' ? undefined : liveLots.find(({ remaining }) => remaining >= price);
    if (!lot && draft.environment !== 'sandbox') return { kind: 'noCredits' };
    const validation = lot ? { ...draft, hold: { ...originOf(lot), credits: price } } : draft;
    const result = await validations.create(validation, claim);
    if (result === 'keyUsed') return { kind: 'keyUsed' };
    if (result === 'created')
      return { kind: 'reserved', validation, liveLots: lot ? changedBy(liveLots, lot.lotId, -price) : liveLots };
  }
  throw new Fault('errors.internal', { cause: new Error('The lots of a user kept changing') });
};
