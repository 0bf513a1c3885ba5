import { useTranslation } from 'react-i18next';
import type { Validation } from '../api/validations.ts';
import type { LabelledFact } from './fact-labels.ts';
import { useShownFacts } from './shown-facts.tsx';
import css from './result.module.css';

/** What is known of the account beside its holder. */
const ofAccount = ['branch', 'document', 'accountType', 'currency', 'reference'] as const;

const isInNumber = ({ anatomy }: Validation): boolean => anatomy.some(({ role }) => role === 'bank');

/** A bank that the number names stands under its digits. */
const wantedOf = (validation: Validation): readonly LabelledFact[] => [
  ...(validation.status === 'VALID' ? [] : (['expected'] as const)),
  ...(isInNumber(validation) ? [] : (['bank'] as const)),
  ...ofAccount,
];

/** What the bank said, fact by fact; where it confirmed nothing its facts are only what was asked, and are called so. */
export const ResultFacts = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const facts = useShownFacts(validation);
  const known = facts(...wantedOf(validation));
  const shown = [...known, ...facts('warnings')];
  if (shown.length === 0) return undefined;
  return (
    <div className={css.known}>
      {validation.status !== 'VALID' && known.length > 0 && <h3 className={css.key}>{t('facts.asked')}</h3>}
      <dl className={css.facts}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
