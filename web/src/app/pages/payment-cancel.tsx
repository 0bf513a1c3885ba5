import { useTranslation } from 'react-i18next';
import { PaymentCancelled } from '../../features/payments/payment-result.tsx';
import { usePage } from '../../lib/use-page.ts';

export default function PaymentCancel() {
  const { t } = useTranslation('payments');
  usePage(t('title'));
  return <PaymentCancelled />;
}
