import { useTranslation } from 'react-i18next';
import { NotAgreed } from '../../features/subscriptions/agreed/not-agreed.tsx';
import { useSession } from '../../lib/session/current.ts';
import { usePage } from '../../lib/use-page.ts';

/** Back from PayPal without agreeing to a plan. */
export default function SubscriptionCancel() {
  const { t } = useTranslation('agreed');
  usePage(t('left'));
  return <NotAgreed isSignedIn={useSession().status === 'user'} />;
}
