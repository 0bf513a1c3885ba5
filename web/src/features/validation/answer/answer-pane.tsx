import type { ComponentType } from 'react';
import { Plus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Submission } from '../api/validations.ts';
import type { Reading } from '../form/draft.ts';
import type { AnswerParts } from '../slots.ts';
import { IdleCard } from './idle-card.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { refusalOf } from '../api/refusal.ts';
import { ResultCard } from './result-card.tsx';
import type { useSubmission } from '../api/use-submission.ts';
import { isWorthRetrying } from './verdict.ts';
import { WaitingCard } from '../waiting/waiting-card.tsx';

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
}

/** What is known of the last question: nothing yet, the wait, the answer, or why there is none. */
export const AnswerPane = (props: AnswerPaneProps) => {
  const { asking, reading, NoCredits, lacksCredits, onAsk, onRestart, onSample, onSandbox, parts } = props;
  const { t } = useTranslation('validation');
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
    return <RefusalCard {...{ kind, title, detail }} onRetry={() => onAsk(submission)} />;
  }
  if (validation && submission) {
    const askAgain = () => onAsk({ ...submission, key: crypto.randomUUID() });
    return (
      <ResultCard
        validation={validation}
        expectedName={submission.body.beneficiaryName}
        parts={parts}
        actions={
          <>
            {isWorthRetrying(validation) && (
              <Button size="sm" onClick={askAgain}>
                <Icon of={RotateCw} />
                {t('facts.retry')}
              </Button>
            )}
            <Button size="sm" onClick={onRestart}>
              <Icon of={Plus} />
              {t('facts.another')}
            </Button>
          </>
        }
      />
    );
  }
  if (lacksCredits) return <NoCredits onSandbox={onSandbox} />;
  const shape = reading.requirements.fields.length > 0 ? reading.judged.parts.map(({ from, to }) => to - from) : [];
  return <IdleCard shape={shape} onSample={onSample} />;
};
