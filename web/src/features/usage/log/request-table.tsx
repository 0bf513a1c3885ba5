import { useTranslation } from 'react-i18next';
import { RowButton } from '../../../components/row-detail/row-button.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Logged } from '../api/requests.ts';
import { useWords } from '../../../lib/use-words.ts';
import { HttpStatus } from './http-status.tsx';
import css from './log.module.css';

export interface RequestTableProps {
  readonly rows: readonly Logged[];
  readonly openId: string | undefined;
  /** Another page is on its way. */
  readonly isStale: boolean;
  readonly onOpen: (id: string) => void;
}

const columns = ['at', 'request', 'status', 'key', 'duration'] as const;

/** Newest first. The button in the row covers all of it. */
export const RequestTable = ({ rows, openId, isStale, onOpen }: RequestTableProps) => {
  const { t } = useTranslation('usage');
  const { second } = useFormat();
  const words = useWords();
  return (
    <Table className={css.requests} aria-label={t('log.title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`log.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, method, route, status, error, key, durationMs }) => (
          <tr key={id} className={id === openId ? css.current : undefined}>
            <td className={css.at}>{second(at)}</td>
            <td className={css.request}>
              <RowButton data-request={id} isOpen={id === openId} onOpen={() => onOpen(id)}>
                <span>{method}</span> {route}
              </RowButton>
              {error && <span className={css.error}>{error}</span>}
            </td>
            <td className={css.status}>
              <HttpStatus of={status} />
            </td>
            <td className={css.key}>{key.name ?? t('key.deleted')}</td>
            <td className={css.duration}>{words.duration(durationMs)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
