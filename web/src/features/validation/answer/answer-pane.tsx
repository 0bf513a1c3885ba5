import type { ComponentType } from 'react';
import { Plus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Submission, Validation } from '../api/validations.ts';
import { bodyOf, type Reading } from '../form/draft.ts';
import type { AnswerParts } from '../slots.ts';
import { IdleCard } from './idle-card.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { refusalOf } from '../api/refusal.ts';
import { ResultCard } from './result-card.tsx';
import type { useSubmission } from '../api/use-submission.ts';
import { unansweredIn } from './is-answered.ts';
import { isWorthRetrying } from './settled.ts';
import { StaleStrip, UnaskedCard, UncomparedCard } from './stale-answer.tsx';
import { WaitingCard } from '../waiting/waiting-card.tsx';
import css from './stale-answer.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

/** Says that there are no credits and offers the ways out; the page brings it. */
export type NoCredits = ComponentType<{ readonly onSandbox: () => void }>;

export interface AnswerPaneProps {
  readonly asking: ReturnType<typeof useSubmission>;
  readonly reading: Reading;
  readonly NoCredits: NoCredits;
  /** Nothing can be asked in production: said before anybody tries. */
  readonly lacksCredits: boolean;
  readonly parts: AnswerParts;
  readonly onAsk: (submission: Submission) => void;
  readonly onRestart: () => void;
  readonly onSample: () => void;
  readonly onSandbox: () => void;
  readonly onShow: (id: string) => void;
  readonly onCompared: (name: string) => void;
}

/** What is known of the last question: nothing yet, the wait, the answer, or why there is none. */
export const AnswerPane = (props: AnswerPaneProps) => {
  const { asking, reading, NoCredits, onAsk, onRestart, onSandbox, onShow, onCompared, parts } = props;
  const { submission, validation, error } = asking;
  if (asking.isWaiting && submission) {
    return (
      <WaitingCard
        bank={submission.bankName}
        environment={submission.body.environment ?? 'production'}
        startedAt={asking.startedAt}
        onLeave={onRestart}
      />
    );
  }
  if (error && submission) {
    const { kind, title, detail } = refusalOf(error);
    if (kind === 'credits') return <NoCredits onSandbox={onSandbox} />;
    return <RefusalCard {...{ kind, title, detail }} help={helpOf(error)} onRetry={() => onAsk(submission)} />;
  }
  const shape = reading.requirements.fields.length > 0 ? reading.judged.parts.map(({ from, to }) => to - from) : [];
  if (validation && submission) {
    const form = bodyOf(reading);
    const unanswered = unansweredIn(form, { submission, validation });
    if (unanswered === 'nothing')
      return (
        <ResultCard
          {...{ validation, parts, onCompared }}
          actions={
            <Next {...{ validation, onRestart }} onAgain={() => onAsk({ ...submission, key: crypto.randomUUID() })} />
          }
        />
      );
    return (
      <div className={css.stale}>
        <StaleStrip {...{ validation, onShow }} />
        {unanswered === 'name' && form.beneficiaryName && validation.beneficiary ? (
          <UncomparedCard {...{ validation, shape }} name={form.beneficiaryName} />
        ) : (
          <Unasked {...props} shape={shape} />
        )}
      </div>
    );
  }
  return <Unasked {...props} shape={shape} />;
};

interface NextProps {
  readonly validation: Validation;
  readonly onAgain: () => void;
  readonly onRestart: () => void;
}

/** The same question once more where that may help, or the next one. */
const Next = ({ validation, onAgain, onRestart }: NextProps) => {
  const { t } = useTranslation('validation');
  return (
    <>
      {isWorthRetrying(validation) && (
        <Button size="sm" onClick={onAgain}>
          <Icon of={RotateCw} />
          {t('facts.retry')}
        </Button>
      )}
      <Button size="sm" onClick={onRestart}>
        <Icon of={Plus} />
        {t('facts.another')}
      </Button>
    </>
  );
};

type UnaskedProps = AnswerPaneProps & { readonly shape: readonly number[] };

/** Nobody was asked about what is in the form: what is missing for it. */
const Unasked = ({ asking, reading, NoCredits, lacksCredits, onSample, onSandbox, shape }: UnaskedProps) => {
  if (lacksCredits) return <NoCredits onSandbox={onSandbox} />;
  if (asking.validation && reading.judged.normalized !== '') return <UnaskedCard shape={shape} />;
  return <IdleCard shape={shape} onSample={onSample} />;
};
