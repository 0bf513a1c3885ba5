import { Plus, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Submission } from './api/validations.ts';
import type { Reading } from './draft.ts';
import { IdleCard } from './idle-card.tsx';
import type { NumberParts } from './number-parts.ts';
import { RefusalCard } from './refusal-card.tsx';
import { refusalOf } from './refusal.ts';
import { ResultCard } from './result-card.tsx';
import type { useSubmission } from './use-submission.ts';
import { isWorthRetrying } from './verdict.ts';
import { WaitingCard } from './waiting-card.tsx';
import './result.css';

export interface AnswerPaneProps {
  readonly asking: ReturnType<typeof useSubmission>;
  readonly reading: Reading;
  readonly Number: NumberParts['Reading'];
  readonly onAsk: (submission: Submission) => void;
  readonly onRestart: () => void;
  readonly onSample: () => void;
  readonly onSandbox: () => void;
}

/** What is known of the last question: nothing yet, the wait, the answer, or why there is none. */
export const AnswerPane = ({ asking, reading, Number, onAsk, onRestart, onSample, onSandbox }: AnswerPaneProps) => {
  const { t } = useTranslation('validation');
  const { submission, validation, error } = asking;
  if (asking.isWaiting && submission) {
    return (
      <WaitingCard
        bank={reading.judged.bank?.name}
        environment={submission.body.environment ?? 'production'}
        startedAt={asking.startedAt}
        onLeave={onRestart}
      />
    );
  }
  if (error && submission) {
    return <RefusalCard refusal={refusalOf(error)} onRetry={() => onAsk(submission)} onSandbox={onSandbox} />;
  }
  if (validation && submission) {
    const isOpen = isWorthRetrying(validation);
    const askAgain = () => onAsk({ key: crypto.randomUUID(), body: submission.body });
    return (
      <ResultCard
        validation={validation}
        Reading={Number}
        expectedName={submission.body.beneficiaryName}
        actions={
          <Button size="sm" onClick={isOpen ? askAgain : onRestart}>
            <Icon of={isOpen ? RotateCw : Plus} />
            {t(isOpen ? 'facts.retry' : 'facts.another')}
          </Button>
        }
      />
    );
  }
  const shape = reading.requirements.fields.length > 0 ? reading.judged.parts.map(({ from, to }) => to - from) : [];
  return <IdleCard shape={shape} onSample={onSample} />;
};
