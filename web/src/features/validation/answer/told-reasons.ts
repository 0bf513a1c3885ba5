import type { FraudReason } from '#shared/validation/risk.ts';
import type { Validation } from '../api/validations.ts';

/** Told beside the holder, where the names on the card differ. */
const aboutNames: ReadonlySet<FraudReason> = new Set(['name_mismatch', 'name_partial']);

/** Why the risk is what it is; what was said of the names already is only referred to. */
export const toldReasons = (
  reasons: readonly FraudReason[],
  { nameMatch }: Pick<Validation, 'nameMatch'>,
): readonly (FraudReason | 'holder_name')[] => {
  const isTold = nameMatch !== null && nameMatch.result !== 'match';
  return reasons.map((reason) => (isTold && aboutNames.has(reason) ? 'holder_name' : reason));
};
