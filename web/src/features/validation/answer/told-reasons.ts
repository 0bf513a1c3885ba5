import type { TFunction } from 'i18next';
import { nameAnatomyOf } from '#shared/anatomy/names.ts';
import type { FraudReason } from '#shared/validation/risk.ts';
import type { Validation } from '../api/validations.ts';

type Compared = Pick<Validation, 'nameMatch' | 'beneficiary' | 'asked'>;

/** The words of the holder over those that were expected; only the words where nobody was. */
export const namesOf = ({ nameMatch, beneficiary, asked }: Compared) =>
  nameAnatomyOf({ holder: beneficiary ?? '', expected: asked.beneficiaryName ?? undefined, nameMatch });

const aboutNames: ReadonlySet<FraudReason> = new Set(['name_mismatch', 'name_partial']);

/** What of the name is the same, instead of once more that it is not. */
const aboutName = (compared: Compared, t: TFunction<'validation'>): string => {
  const same = namesOf(compared).flatMap(({ kind, holder }) => (kind === 'same' && holder ? [holder] : []));
  const words = t('facts.name.quoted', { words: same.join(' ') });
  return same.length > 0 ? t('fraudReasons.holder_same', { words }) : t('fraudReasons.holder_none');
};

/** Why the risk is what it is, a sentence each. */
export const toldReasons = (
  reasons: readonly FraudReason[],
  compared: Compared,
  t: TFunction<'validation'>,
): readonly string[] => {
  const isCompared = compared.nameMatch !== null && compared.asked.beneficiaryName !== null;
  return reasons.map((reason) =>
    isCompared && aboutNames.has(reason) ? aboutName(compared, t) : t(`fraudReasons.${reason}`),
  );
};
