import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanName } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { HeadEnd } from '../../components/ui/head-end.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { apiKeyList } from './api/keys.ts';
import { FirstRun } from './first-run.tsx';
import { HighUsage, type HighUsageProps } from './high-usage.tsx';
import { KeyDialogs } from './key-dialogs.tsx';
import { KeysSkeleton, KeyTable } from './key-table.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Permissions } from './permissions.tsx';
import { TryIt } from './try-it.tsx';
import { useKeyChanges } from './use-key-changes.ts';
import css from './keys.module.css';

export interface KeysProps extends Pick<HighUsageProps, 'usageOf'> {
  readonly plan: PlanName;
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
  /** Shows what larger plans cost. */
  readonly onPlans: () => void;
}

/** The keys of the account, and everything one does with them. */
export const Keys = ({ plan, address, onPlans, usageOf }: KeysProps) => {
  const { t } = useTranslation('keys');
  const { data, error, refetch } = useQuery(apiKeyList);
  const { said, outcome, start, onDo, ...changes } = useKeyChanges();

  const isNew = data?.data.length === 0;
  if (error && !data) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <div className={css.parts}>
      <HeadEnd>
        <Button look={isNew ? 'quiet' : 'primary'} disabled={!data} onClick={() => start({ what: 'create' })}>
          <Icon of={Plus} />
          {t('create.button')}
        </Button>
      </HeadEnd>
      <output ref={outcome} tabIndex={-1} className={css.said}>
        {said}
      </output>
      {data && <HighUsage keys={data.data} usageOf={usageOf} />}
      <Card aria-label={t('list')} aria-busy={!data}>
        <h2 className="vh">{t('list')}</h2>
        {!data && (
          <output>
            <span className="vh">{t('loading')}</span>
            <KeysSkeleton />
          </output>
        )}
        {isNew && <FirstRun onCreate={() => start({ what: 'create' })} address={address} />}
        {data && !isNew && (
          <KeyTable
            keys={data.data}
            onRotate={(id) => start({ what: 'rotate', id })}
            onManage={(id) => start({ what: 'details', id })}
          />
        )}
      </Card>
      {data && (
        <div className={css.two}>
          <TryIt keys={data.data} address={address} />
          <Permissions plan={plan} limits={data.limits} used={data.data.length} />
        </div>
      )}
      {data && (
        <KeyDialogs
          list={data}
          address={address}
          onDo={onDo}
          onPlans={() => {
            onDo(undefined);
            onPlans();
          }}
          {...changes}
        />
      )}
    </div>
  );
};
