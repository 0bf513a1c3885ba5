import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Receipt } from '../../features/payments/index.ts';
import { usePage } from '../../lib/use-page.ts';

/** Where all payments stand. */
const toPayments = '/subscription/manage';

export default function ReceiptPage() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  usePage(t('facts.receipt'));
  return <Receipt id={id} toPayments={toPayments} />;
}
