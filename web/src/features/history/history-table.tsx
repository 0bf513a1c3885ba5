import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '#shared/validation/headline.ts';
import { MaskedNumber } from '../../components/account-number/masked-number.tsx';
import { HeadlineBadge } from '../../components/headline/headline-badge.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Row } from './api/history.ts';
import css from './history.module.css';

export interface HistoryTableProps {
  readonly rows: readonly Row[];
  readonly onOpen: (id: string) => void;
  /** Another page is on its way. */
  readonly isStale: boolean;
}

const columns = ['account', 'holder', 'bank', 'status', 'date'] as const;

/** Newest first. The button in the first cell covers its whole row; on a phone every row is a small card. */
export const HistoryTable = ({ rows, onOpen, isStale }: HistoryTableProps) => {
  const { t } = useTranslation('history');
  const format = useFormat();
  return (
    <Table className={css.history} aria-label={t('title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={css.account}>
              <span className={css.countryCode}>{row.country}</span>
              <button
                type="button"
                className={css.rowOpen}
                onClick={() => onOpen(row.id)}
                aria-label={t('open', { number: row.accountNumber })}
              >
                <MaskedNumber number={row.accountNumber} parts={row.anatomy} />
              </button>
            </td>
            <td className={css.holder}>{row.beneficiary ?? <span className={css.noHolder}>{t('noHolder')}</span>}</td>
            <td className={css.bank}>{row.bank?.name ?? <span className={css.noHolder}>{t('noBank')}</span>}</td>
            <td className={css.status}>
              <div className={css.badges}>
                <HeadlineBadge of={row}>{t(`headlines.${headlineOf(row)}.short`)}</HeadlineBadge>
                {row.environment === 'sandbox' && (
                  <Badge icon={FlaskConical} tone="test">
                    {t('filters.sandbox')}
                  </Badge>
                )}
              </div>
            </td>
            <td className={css.date}>{format.shortMoment(row.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const widths = ['11rem', '9rem', '12rem', '10rem'] as const;

/** The rows of a history that is on its way. */
export const HistorySkeleton = () => (
  <div className={css.skeleton} aria-hidden="true">
    {widths.map((width) => (
      <div key={width}>
        <Skeleton width={width} />
        <Skeleton className={css.skeletonHolder} width="8rem" />
        <Skeleton className={css.skeletonBadge} width="4.5rem" />
      </div>
    ))}
  </div>
);
