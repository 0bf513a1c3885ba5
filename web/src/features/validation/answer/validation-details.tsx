import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RotateCw } from 'lucide-react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isNothingThere } from '../../../lib/api.ts';
import { useAskAgain } from '../ask-again.ts';
import { followed } from '../api/follow-validation.ts';
import { refusalOf } from '../api/refusal.ts';
import type { AnswerParts } from '../slots.ts';
import { ResultCard } from './result-card.tsx';
import { isFinal } from '#shared/validation/status.ts';
import css from './result.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface ValidationDetailsProps {
  readonly id: string;
  readonly parts: AnswerParts;
}

/** One validation of the past as its result card; one still underway is followed until it is answered. */
export const ValidationDetails = ({ id, parts }: ValidationDetailsProps) => {
  const { t } = useTranslation('validation');
  const { data, error, refetch } = useQuery(followed(id));
  const askAgain = useAskAgain();
  if (data) {
    return (
      <ResultCard
        validation={data}
        parts={parts}
        actions={
          isFinal(data.status) && (
            <Button size="sm" onClick={() => askAgain(id)}>
              <Icon of={RotateCw} />
              {t('details.again')}
            </Button>
          )
        }
      />
    );
  }
  if (isNothingThere(error))
    return (
      <EmptyState of="validationMissing" title={t('details.gone')}>
        {t('details.goneMore')}
      </EmptyState>
    );
  if (error) {
    return (
      <Alert tone="bad" urgent title={refusalOf(error).title ?? t('details.failed')} help={helpOf(error)}>
        <Button size="sm" className={css.detailsRetry} onClick={() => void refetch()}>
          {t('details.retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <output className={css.detailsLoading} aria-busy="true">
      <span className="vh">{t('details.loading')}</span>
      <Skeleton width="50%" height="2rem" />
      <Skeleton width="75%" height="1.5rem" />
      <Skeleton width="33.3333%" />
    </output>
  );
};
