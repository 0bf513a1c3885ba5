import { useTranslation } from 'react-i18next';
import { NameAnatomy } from '../../../components/name-anatomy/name-anatomy.tsx';
import type { Validation } from '../api/validations.ts';
import { useNames } from '../messages/code-names.ts';
import { bankIn, changeOf } from './headline-words.ts';
import { Sentences } from './sentences.tsx';
import { namesOf } from './told-reasons.ts';
import { nameSentences } from './verdict-name.ts';
import css from './result.module.css';

interface HolderProps {
  readonly validation: Validation;
}

/** The whole comparison in words. */
const useComparison = ({ beneficiary, nameMatch, asked, bank }: Validation): readonly string[] => {
  const { t } = useTranslation('validation');
  const expected = asked.beneficiaryName;
  return [
    t('facts.says', { ...bankIn({ bank }, t), holder: beneficiary }),
    ...(expected ? [t('facts.expected', { expected })] : []),
    ...(nameMatch ? nameSentences({ nameMatch, names: { expected, holder: beneficiary } }, t) : []),
  ];
};

/** The holder before, where the account has changed hands. */
const Former = ({ validation }: HolderProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const change = changeOf(validation, 'otherHolder');
  if (!change) return undefined;
  return (
    <p className={css.former}>
      {change.until ? t('facts.until', { until: names.day(change.until) }) : t('facts.before')} <s>{change.was}</s>
    </p>
  );
};

/** Whom the bank names, word by word over whom somebody expected. */
export const Holder = ({ validation }: HolderProps) => {
  const { t } = useTranslation('validation');
  const { beneficiary, nameMatch, asked } = validation;
  const told = useComparison(validation);
  const isAnatomy = nameMatch !== null && asked.beneficiaryName !== null;
  return (
    <>
      <p className={css.key}>
        <span>{t('facts.saidBy', bankIn(validation, t))}</span>
        {isAnatomy && <span>{t('facts.below')}</span>}
      </p>
      <Former validation={validation} />
      {beneficiary ? (
        <NameAnatomy parts={namesOf(validation)} sentence={told.join(' ')} />
      ) : (
        <p className={css.noFact}>{t('facts.noBeneficiary')}</p>
      )}
      {nameMatch && !isAnatomy && <Sentences of={told.slice(1)} />}
      {asked.beneficiaryName && (
        <p className={isAnatomy ? css.onPaper : css.former}>
          {t('labels.expected')}: {asked.beneficiaryName}
        </p>
      )}
    </>
  );
};
