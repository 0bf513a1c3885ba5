import { useTranslation } from 'react-i18next';
import { Agreed } from '../../features/subscriptions/agreed/agreed.tsx';
import { useSession } from '../../lib/session/current.ts';
import { usePage } from '../../lib/use-page.ts';

/** Back from PayPal after agreeing to a plan. */
export default function SubscriptionSuccess() {
  const { t } = useTranslation('agreed');
  usePage(t('title'));
  return <Agreed isSignedIn={useSession().status === 'user'} />;
}
