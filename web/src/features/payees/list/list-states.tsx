import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { Row } from '../api/payees.ts';
import type { Show } from './filters.ts';
import { nearest } from './nearest.ts';
import css from './list.module.css';

const widths = ['11rem', '9rem', '12rem', '10rem', '8rem'] as const;

/** The rows of a list that is on its way. */
export const ListSkeleton = () => {
  const { t } = useTranslation('payees');
  return (
    <output>
      <span className="vh">{t('loading')}</span>
      <div className={css.skeleton} aria-hidden="true">
        {widths.map((width) => (
          <div key={width}>
            <Skeleton width={width} />
            <Skeleton width="8rem" />
            <Skeleton width="4rem" />
          </div>
        ))}
      </div>
    </output>
  );
};

export interface NobodyProps {
  readonly search: string;
  readonly show: Show | undefined;
  /** Whoever was on screen before: one of them may have been meant. */
  readonly known: readonly Row[];
  readonly onSearch: (search: string) => void;
  readonly onClear: () => void;
}

/** Nobody fits what is asked for; the nearest name is offered, as a mistyped one is the likeliest reason. */
export const Nobody = ({ search, show, known, onSearch, onClear }: NobodyProps) => {
  const { t } = useTranslation('payees');
  const meant = search ? nearest(search, known) : undefined;
  const clear = (
    <Button size="sm" onClick={onClear}>
      {t('none.clear')}
    </Button>
  );
  if (!search)
    return (
      <EmptyState of="payeeSearch" heading="h2" title={t('none.titleShow')} action={clear}>
        {show && t(show === 'changed' ? 'none.explainChanged' : 'none.explainShow')}
      </EmptyState>
    );
  return (
    <EmptyState of="payeeSearch" heading="h2" title={t('none.title', { search })} action={clear}>
      {meant ? (
        <Trans
          t={t}
          i18nKey="none.meant"
          values={{ name: meant.name }}
          components={[
            <button type="button" className={css.meant} key="0" onClick={() => onSearch(meant.name)}>
              {meant.name}
            </button>,
          ]}
        />
      ) : (
        t('none.explain')
      )}
    </EmptyState>
  );
};
