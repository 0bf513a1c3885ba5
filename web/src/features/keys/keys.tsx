import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanName } from '#shared/plans.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { HeadEnd } from '../../components/ui/head-end.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { keyList, type Key, type NewSecret } from './api/keys.ts';
import { FirstRun } from './first-run.tsx';
import { HighUsage, type HighUsageProps } from './high-usage.tsx';
import { KeyDialogs, type Doing } from './key-dialogs.tsx';
import { KeysSkeleton, KeyTable } from './key-table.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Permissions } from './permissions.tsx';
import { TryIt } from './try-it.tsx';
import css from './keys.module.css';

export interface KeysProps extends Pick<HighUsageProps, 'usageOf'> {
  readonly plan: PlanName;
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
  /** Shows what larger plans cost. */
  readonly onPlans: () => void;
}

const withoutSecret = (answer: NewSecret): Key => {
  const { secret: _, ...key } = answer;
  return key;
};

/** The list as it is after a change, before it has been read anew. */
const changed = (keys: readonly Key[], key: Key): Key[] =>
  keys.some(({ id }) => id === key.id) ? keys.map((one) => (one.id === key.id ? key : one)) : [key, ...keys];

/** The keys of the account, and everything one does with them. */
export const Keys = ({ plan, address, onPlans, usageOf }: KeysProps) => {
  const { t } = useTranslation('keys');
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(keyList);
  const [doing, setDoing] = useState<Doing>();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);

  // What opened a dialog may be gone when it closes: the focus goes to what happened.
  useEffect(() => {
    if (!doing && said && document.activeElement === document.body) outcome.current?.focus();
  }, [doing, said]);

  const renew = (change: (keys: readonly Key[]) => Key[]) => {
    cache.setQueryData(keyList.queryKey, (list) => list && { ...list, data: change(list.data) });
    void cache.invalidateQueries(keyList);
  };
  const start = (next: Doing | undefined) => {
    setSaid('');
    setDoing(next);
  };

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
        {isNew && <FirstRun onCreate={() => start({ what: 'create' })} />}
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
          doing={doing}
          address={address}
          onDo={setDoing}
          onPlans={() => {
            setDoing(undefined);
            onPlans();
          }}
          onChanged={(key) => renew((keys) => changed(keys, key))}
          onSecret={(answer) => {
            renew((keys) => changed(keys, withoutSecret(answer)));
            setSaid(t(doing?.what === 'rotate' ? 'said.rotated' : 'said.created'));
            setDoing({ what: 'save', of: answer, isRotated: doing?.what === 'rotate' });
          }}
          onDeleted={({ id, name }) => {
            renew((keys) => keys.filter((one) => one.id !== id));
            setSaid(t('said.removed', { name }));
            setDoing(undefined);
          }}
        />
      )}
    </div>
  );
};
