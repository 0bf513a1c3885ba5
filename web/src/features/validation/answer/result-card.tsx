import type { ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headlineOf, headlineToneOf } from '#shared/validation/headline.ts';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { HeadlineIcon } from '../../../components/headline/headline-icon.tsx';
import { badgeTones } from '../../../components/headline/headline-tones.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Verdict } from '../../../components/ui/verdict.tsx';
import { useUser } from '../../../lib/session/current.ts';
import type { Validation } from '../api/validations.ts';
import { useNames } from '../messages/code-names.ts';
import type { AnswerParts } from '../slots.ts';
import { CompareName } from './compare-name.tsx';
import { explanationIn, titleIn } from './headline-words.ts';
import { ResultFacts } from './result-facts.tsx';
import { ResultFoot } from './result-foot.tsx';
import { Holder } from './result-holder.tsx';
import { NextSteps } from './result-next-steps.tsx';
import { ResultNumber } from './result-number.tsx';
import { Risk } from './risk-fact.tsx';
import css from './result.module.css';
import { HelpLink } from '../../../components/help-link/help-link.tsx';
import { helpOfHeadline } from '../../../components/help-link/pages.ts';

/** Whose account it is, and so whether to pay, in the largest words. */
const Head = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const headline = headlineOf(validation);
  const help = helpOfHeadline(headline);
  return (
    <Verdict
      icon={<HeadlineIcon of={headline} />}
      tone={badgeTones[headlineToneOf(validation)]}
      title={titleIn(validation, { t, names })}
      explain={
        <>
          {explanationIn(validation, t)} {help && <HelpLink to={help} asks={headline === 'exists' ? 'how' : 'why'} />}
        </>
      }
      badge={
        validation.environment === 'sandbox' && (
          <Badge icon={FlaskConical} tone="test">
            {t('facts.sandbox')}
          </Badge>
        )
      }
    />
  );
};

/** On paper: what this is worth, and who wanted to know. */
const RecordHead = ({ environment }: Pick<Validation, 'environment'>) => {
  const { t } = useTranslation('validation');
  const { email } = useUser();
  return (
    <div className={css.recordHead}>
      <b>CuentaClara · {t(`facts.record.${environment}`)}</b>
      <span>{t('facts.requestedBy', { email })}</span>
    </div>
  );
};

export interface ResultCardProps {
  readonly validation: Validation;
  readonly parts: AnswerParts;
  /** What to do next, at the end of the card. */
  readonly actions?: ReactNode;
  /** Hears of a name that was compared with the answer. */
  readonly onCompared?: (name: string) => void;
}

/** The answer of a bank: whose account it is first, then the name, the risk and the number; what it cost at its foot. */
export const ResultCard = ({ validation, parts: { Memory, Actions }, actions, onCompared }: ResultCardProps) => {
  const { t } = useTranslation('validation');
  const memory = <Memory validation={validation} />;
  const isConfirmed = validation.status === 'VALID';
  return (
    <AnswerCard
      className={cx(css.record, validation.environment === 'sandbox' && css.isSandbox)}
      aria-label={t('labels.status')}
    >
      <RecordHead {...validation} />
      <Head validation={validation} />
      {isConfirmed && (
        <div className={css.who}>
          <Holder validation={validation} />
          <Risk validation={validation} />
          {memory}
          <CompareName validation={validation} onCompared={onCompared} />
        </div>
      )}
      <div className={css.number}>
        <ResultNumber validation={validation} />
        {!isConfirmed && memory}
      </div>
      <NextSteps validation={validation} />
      <ResultFacts validation={validation} />
      <ResultFoot validation={validation}>
        <Actions validation={validation} />
        {actions}
      </ResultFoot>
    </AnswerCard>
  );
};
