import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import { useActOnBatch } from '../api/use-change-batch.ts';
import { canOf, stateOf } from '../state.ts';
import { useWords } from '../use-words.ts';
import { Asked } from './actions.tsx';
import css from './detail.module.css';
import { HelpLink } from '../../../components/help-link/help-link.tsx';
import { helpOfBatchProblem } from '../../../components/help-link/pages.ts';

/** It has no rows and will have none by itself. */
export const isStuck = (batch: Batch): boolean => stateOf(batch) === 'failed' || stateOf(batch) === 'uploading';

export interface StuckProps {
  readonly of: Batch;
  readonly onNew: () => void;
}

/** In the place of the rows: why there are none, and what to do. */
export const Stuck = ({ of, onNew }: StuckProps) => {
  const { t } = useTranslation('batch');
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useActOnBatch(of.id);
  const close = () => setAsking(false);
  return (
    <Card aria-label={t('results.title')}>
      <EmptyState
        of="batchStuck"
        heading="h3"
        title={words.state(of)}
        action={
          <div className={css.stuckActions}>
            <Button look="primary" onClick={onNew}>
              <Icon of={Plus} />
              {t('newButton')}
            </Button>
            {canOf(of).cancel && <Button onClick={() => setAsking(true)}>{t('actions.cancel')}</Button>}
          </div>
        }
      >
        {of.problem ? t(`problems.${of.problem}`) : t('explain.uploading')}{' '}
        {of.problem && <HelpLink to={helpOfBatchProblem(of.problem)} />}
      </EmptyState>
      {isAsking && (
        <Asked
          of={of}
          what="cancel"
          isBusy={isPending}
          onYes={() => mutate('cancel', { onSettled: close })}
          onClose={close}
        />
      )}
    </Card>
  );
};
