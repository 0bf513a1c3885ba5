import { useTranslation } from 'react-i18next';
import { Table } from '../../../components/ui/table.tsx';
import type { Batch } from '../api/batch.ts';
import { BatchRow } from './batch-row.tsx';
import css from './list.module.css';

const columns = ['name', 'state', 'progress', 'credits', 'date'] as const;

export interface BatchTableProps {
  readonly batches: readonly Batch[];
  /** Another page is on its way. */
  readonly isStale: boolean;
}

/** Batches, newest first; on a phone every one is a small card. */
export const BatchTable = ({ batches, isStale }: BatchTableProps) => {
  const { t } = useTranslation('batch');
  return (
    <Table className={css.list} aria-label={t('title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`listColumns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <BatchRow key={batch.id} of={batch} />
        ))}
      </tbody>
    </Table>
  );
};
