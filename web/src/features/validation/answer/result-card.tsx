import type { ReactNode } from 'react';
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  ClockAlert,
  FlaskConical,
  EyeOff,
  LoaderCircle,
  Printer,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settlementOf } from '#shared/validation/status.ts';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CardFoot } from '../../../components/ui/card.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import { Verdict } from '../../../components/ui/verdict.tsx';
import { useUser } from '../../../lib/session/current.ts';
import type { Validation } from '../api/validations.ts';
import type { AnswerParts } from '../slots.ts';
import { copiedText } from './copied-text.ts';
import { useNames } from '../messages/code-names.ts';
import { ResultFacts } from './result-facts.tsx';
import { ResultNumber } from './result-number.tsx';
import { isJudgement, verdictOf, type Verdict as VerdictOf } from './verdict.ts';
import css from './result.module.css';

const icons: Readonly<Record<VerdictOf['title'], LucideIcon>> = {
  PROCESSING: LoaderCircle,
  VALID: CircleCheck,
  RISKY: TriangleAlert,
  INVALID: CircleX,
  ERROR: CircleAlert,
  TIMEOUT: ClockAlert,
  UNREADABLE: EyeOff,
};

const VerdictHead = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const { tone, title, explain } = verdictOf(validation);
  const bank = validation.bank?.name;
  const icon =
    tone === 'ok' || tone === 'bad' ? (
      <Mark state={tone} />
    ) : (
      <Icon of={icons[title]} className={tone === 'wait' ? 'spin' : ''} />
    );
  return (
    <Verdict
      icon={icon}
      tone={tone === 'wait' ? undefined : tone}
      title={t(`verdict.title.${title}`)}
      explain={t(`verdict.explain.${explain}`, { bank, context: bank ? undefined : 'unknown' })}
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
    <div className={cx(css.recordHead, environment === 'sandbox' && css.isSandbox)}>
      <b>CuentaClara · {t(`facts.record.${environment}`)}</b>
      <span>{t('facts.requestedBy', { email })}</span>
    </div>
  );
};

/** What the answer cost: nothing is charged without an answer, and the sandbox never charges. */
const Cost = ({ validation: { status, environment, credits } }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const isReal = environment === 'production';
  const settlement = settlementOf(status);
  if (isReal && !settlement) return <span>{t('facts.reserved')}</span>;
  return (
    <span>
      {isReal && settlement === 'void' ? t('facts.notCharged') : t('facts.credits', { count: credits.charged })}
    </span>
  );
};

export interface ResultCardProps {
  readonly validation: Validation;
  /** Whom the person who asked expected to pay. */
  readonly expectedName?: string | undefined;
  /** What to do next, at the end of the card. */
  readonly actions?: ReactNode;
  readonly parts: AnswerParts;
}

/** The answer of a bank: the verdict first, then the number, whose it is, and what it cost. */
export const ResultCard = ({ validation, expectedName, actions, parts }: ResultCardProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const { durationMs, environment } = validation;
  return (
    <AnswerCard className={css.record} aria-label={t('labels.status')}>
      <RecordHead {...validation} />
      <VerdictHead validation={validation} />
      <div className="pad">
        <ResultNumber validation={validation} />
      </div>
      <ResultFacts validation={validation} expectedName={expectedName} />
      <parts.Memory validation={validation} />
      <CardFoot>
        {durationMs !== null && environment === 'production' && (
          <span>{t('facts.seconds', { seconds: (durationMs / 1000).toFixed(1) })}</span>
        )}
        <Cost validation={validation} />
        <span className={css.actions}>
          <CopyButton text={copiedText(validation, expectedName, { t, names })} />
          {isJudgement(validation) && (
            <Button look="ghost" size="sm" onClick={() => window.print()}>
              <Icon of={Printer} />
              {t('facts.print')}
            </Button>
          )}
          <parts.Actions validation={validation} />
          {actions}
        </span>
      </CardFoot>
    </AnswerCard>
  );
};
