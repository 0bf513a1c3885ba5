import { useTranslation } from 'react-i18next';
import { Link } from '../../components/ui/link.tsx';
import { Table } from '../../components/ui/table.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { useFormat } from '../../lib/format.ts';
import type { OwnPayment } from './api/payment.ts';
import { PaymentState } from './payment-state.tsx';
import { useWords } from './use-words.ts';
import css from './list.module.css';

const columns = ['date', 'what', 'method', 'state', 'amount', 'receipt'] as const;

/** Of these no money is ours: what was asked for is struck out. */
const neverPaid: readonly OwnPayment['status'][] = ['declined', 'cancelled', 'failed'];

export interface PaymentTableProps {
  readonly rows: readonly OwnPayment[];
  /** Another page is on its way. */
  readonly isStale: boolean;
}

/** Newest first; on a phone every payment is a small card. */
export const PaymentTable = ({ rows, isStale }: PaymentTableProps) => {
  const { t } = useTranslation('payments');
  const { date } = useFormat();
  const { what, amount } = useWords();
  return (
    <Table className={css.payments} aria-label={t('list.title')} aria-busy={isStale}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`list.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((payment) => (
          <tr key={payment.id}>
            <td className={css.date}>{date(payment.paidAt ?? payment.createdAt)}</td>
            <td className={css.what}>
              <b>{what(payment)}</b>
            </td>
            <td className={css.method}>{payment.method ? t(`methods.${payment.method}`) : t('list.none')}</td>
            <td className={css.state}>
              <PaymentState of={payment} />
            </td>
            <td className={cx(css.amount, neverPaid.includes(payment.status) && css.isUnpaid)}>
              {amount(payment.amount)}
            </td>
            <td className={css.receipt}>
              <Paper of={payment} name={what(payment)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** The receipt of what was paid, the way to pay what still can be, or that nothing was charged. */
const Paper = ({ of: payment, name }: { readonly of: OwnPayment; readonly name: string }) => {
  const { t } = useTranslation('payments');
  const { id, receipt, status, approveUrl } = payment;
  if (receipt !== null)
    return (
      <Link className="link mono" to={`/receipts/${id}`} aria-label={t('list.receiptLabel', { number: receipt })}>
        {receipt}
      </Link>
    );
  if (approveUrl !== null && (status === 'pending' || status === 'declined'))
    return (
      <a className="link" href={approveUrl} aria-label={t('list.goLabel', { what: name })}>
        {t('list.go')}
      </a>
    );
  return t(status === 'declined' || status === 'cancelled' ? 'list.noCharge' : 'list.none');
};
