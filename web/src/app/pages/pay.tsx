import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PayLink } from '../../features/payments/pay-link.tsx';
import { usePage } from '../../lib/use-page.ts';

export default function Pay() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  usePage(t('link.title'));
  return <PayLink key={id} id={id} />;
}
