import { useEffect } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardFoot } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { trailOf, type Step } from '../../../components/ui/trail.ts';
import { isCursorRefused } from '../../../lib/api.ts';
import { useBatches } from '../api/use-batches.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { BatchTable } from './batch-table.tsx';
import { FirstBatch, type FirstBatchProps } from './first-batch.tsx';
import batchCss from '../batch.module.css';
import { useHasDraft } from './use-has-draft.ts';
import css from './list.module.css';

const cursorParam = 'cursor';

const atCursor = (address: URLSearchParams, cursor: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(address);
  if (cursor === undefined) next.delete(cursorParam);
  else next.set(cursorParam, cursor);
  return next;
};

export interface BatchListProps extends FirstBatchProps {
  /** What is left unfinished is looked for again once it is over. */
  readonly isBuilding: boolean;
}

/** The history of batches, newest first; before the first one it says what a batch is. */
export const BatchList = ({ isBuilding, ...props }: BatchListProps) => {
  const { t } = useTranslation('batch');
  const [address, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const cursor = address.get(cursorParam) ?? undefined;
  const { data, error, isPlaceholderData, refetch } = useBatches(cursor);
  // Nobody can do anything about a page that is no longer there: the first one takes its place.
  const isPageGone = cursor !== undefined && isCursorRefused(error);
  useEffect(() => {
    if (isPageGone) setAddress((now) => atCursor(now, undefined), { replace: true });
  }, [isPageGone, setAddress]);
  const turn = (step: Step) => setAddress((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
  const isOnePage = cursor === undefined && data?.nextCursor === null;
  const hasDraft = useHasDraft(isBuilding);
  const isNew = data?.data.length === 0 && cursor === undefined;
  return (
    <>
      <div className={batchCss.top}>
        <p>{t('lead')}</p>
        {data && !isNew && (
          <Button look="primary" size="sm" onClick={props.onNew}>
            <Icon of={Plus} />
            {t('newButton')}
          </Button>
        )}
      </div>
      {hasDraft && (
        <Alert
          title={t('draft.title')}
          className={batchCss.draft}
          action={
            <Button size="sm" onClick={props.onNew}>
              {t('draft.go')}
            </Button>
          }
        >
          {t('draft.explain')}
        </Alert>
      )}
      <Card aria-label={t('title')} aria-busy={!data && !error}>
        {error && !data && !isPageGone && <NotLoaded what="load" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton />}
        {isNew && <FirstBatch {...props} />}
        {data && data.data.length > 0 && <BatchTable batches={data.data} isStale={isPlaceholderData} />}
        {data && !isOnePage && (
          <CardFoot>
            <PageTurns
              {...{ cursor, trail }}
              className={css.turns}
              nextCursor={data.nextCursor}
              isBusy={isPlaceholderData}
              onTurn={turn}
              texts={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
            />
          </CardFoot>
        )}
      </Card>
    </>
  );
};

const widths = ['12rem', '9rem', '11rem'] as const;

const ListSkeleton = () => {
  const { t } = useTranslation('batch');
  return (
    <output>
      <span className="vh">{t('loading')}</span>
      <div className={css.skeleton} aria-hidden="true">
        {widths.map((width) => (
          <div key={width}>
            <Skeleton width={width} />
            <Skeleton width="8rem" />
            <Skeleton width="5rem" />
          </div>
        ))}
      </div>
    </output>
  );
};
