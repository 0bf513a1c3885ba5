import { useTranslation } from 'react-i18next';
import { RowButton } from '../../../components/row-detail/row-button.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useWords } from '../../../lib/use-words.ts';
import type { Delivery } from '../api/deliveries.ts';
import { LastAnswer } from './last-answer.tsx';
import css from './deliveries.module.css';

export interface DeliveryTableProps {
  readonly rows: readonly Delivery[];
  readonly openId: string | undefined;
  /** Another page is on its way. */
  readonly isStale: boolean;
  readonly onOpen: (id: string) => void;
}

const columns = ['at', 'event', 'answer', 'duration'] as const;

/** Newest first. The button in the row covers all of it. */
export const DeliveryTable = ({ rows, openId, isStale, onOpen }: DeliveryTableProps) => {
  const { t } = useTranslation('webhooks');
  const { second } = useFormat();
  const words = useWords();
  return (
    <Table className={css.deliveries} aria-label={t('log.title')} aria-busy={isStale}>
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
        {rows.map((delivery) => (
          <tr key={delivery.id} className={delivery.id === openId ? css.current : undefined}>
            <td className={css.at}>{second(delivery.createdAt)}</td>
            <td className={css.event}>
              <RowButton data-delivery={delivery.id} isOpen={delivery.id === openId} onOpen={() => onOpen(delivery.id)}>
                {delivery.type}
              </RowButton>
              {delivery.isTest && <span className={css.test}>{t('log.test')}</span>}
            </td>
            <td className={css.answer}>
              <LastAnswer of={delivery} />
            </td>
            <td className={css.duration}>{delivery.lastTry && words.duration(delivery.lastTry.durationMs)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
