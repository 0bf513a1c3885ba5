import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/ui/card.tsx';
import { Select } from '../../../components/ui/controls.tsx';
import { PageTurns } from '../../../components/ui/page-turns.tsx';
import { trailOf, type Step } from '../../../components/ui/trail.ts';
import { isCursorRefused } from '../../../lib/api.ts';
import { payeePage, type Row } from '../api/payees.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { atCursor, filtersOf, shows, withShow } from './filters.ts';
import { ListSkeleton, Nobody } from './list-states.tsx';
import { PayeeRow } from './payee-row.tsx';
import { SearchBox } from './search-box.tsx';
import css from './list.module.css';

const groups = ['changed', 'same'] as const;
const groupOf = ({ changed }: Row): (typeof groups)[number] => (changed.length > 0 ? 'changed' : 'same');

const Rows = ({ rows, currentId }: { readonly rows: readonly Row[]; readonly currentId: string | undefined }) => {
  const { t } = useTranslation('payees');
  return groups.map((group) => {
    const members = rows.filter((row) => groupOf(row) === group);
    if (members.length === 0) return null;
    return (
      <section key={group} aria-label={t(`groups.${group}`)} className={css.group}>
        <h2>{t(`groups.${group}`)}</h2>
        <ul>
          {members.map((row) => (
            <li key={row.id}>
              <PayeeRow of={row} isCurrent={row.id === currentId} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
};

export interface PayeeListProps {
  readonly search: string;
  readonly currentId: string | undefined;
  readonly onSearch: (search: string) => void;
}

/** Whom one pays, page by page, those that changed first. */
export const PayeeList = ({ search, currentId, onSearch }: PayeeListProps) => {
  const { t } = useTranslation('payees');
  const [address, setAddress] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const card = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<readonly Row[]>([]);
  const { show, cursor } = filtersOf(address);
  const { data, error, isPlaceholderData, refetch } = useQuery(payeePage({ search, show, cursor }));
  if (data && data.data.length > 0 && data.data !== seen) setSeen(data.data);

  // Nobody can do anything about a page that is no longer there: the first one takes its place.
  const isPageGone = cursor !== undefined && isCursorRefused(error);
  useEffect(() => {
    if (isPageGone) setAddress((now) => atCursor(now, undefined), { replace: true });
  }, [isPageGone, setAddress]);
  const turn = (step: Step) => {
    setAddress((now) => atCursor(now, step.cursor), { state: { trail: step.trail } });
    card.current?.scrollIntoView();
  };
  const clear = () => {
    onSearch('');
    setAddress((now) => withShow(now, ''));
  };
  const isAll = cursor === undefined && data?.nextCursor === null;
  return (
    <Card ref={card} aria-label={t('title')} aria-busy={!data && !error} className={css.list}>
      <div className={css.tools}>
        <SearchBox value={search} onChange={onSearch} />
        <Select
          dense
          aria-label={t('show')}
          options={[
            { value: '', label: t('shows.all') },
            ...shows.map((one) => ({ value: one, label: t(`shows.${one}`) })),
          ]}
          value={show ?? ''}
          onChange={({ target }) => setAddress((now) => withShow(now, target.value))}
        />
      </div>
      {error && !data && !isPageGone && <NotLoaded what="load" onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <div className={css.rows} aria-busy={isPlaceholderData}>
          {data.data.length > 0 ? (
            <Rows rows={data.data} currentId={currentId} />
          ) : (
            <Nobody {...{ search, show, onSearch }} known={seen} onClear={clear} />
          )}
        </div>
      )}
      {data && (
        <div className={css.pager}>
          <output>{t('page', { count: data.data.length })}</output>
          {!isAll && (
            <PageTurns
              {...{ cursor, trail }}
              nextCursor={data.nextCursor}
              isBusy={isPlaceholderData}
              onTurn={turn}
              texts={{ pages: t('pages'), newer: t('newer'), older: t('older') }}
            />
          )}
        </div>
      )}
    </Card>
  );
};
