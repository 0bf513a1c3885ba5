import { useTranslation } from 'react-i18next';
import { PaymentResult } from '../../features/payments/payment-result.tsx';
import { usePage } from '../../lib/use-page.ts';

export default function PaymentSuccess() {
  const { t } = useTranslation('payments');
  usePage(t('title'));
  return <PaymentResult />;
}
