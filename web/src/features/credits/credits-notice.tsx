import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format.ts';
import { useBuyCredits } from './buying.tsx';
import { useBalance } from './use-balance.ts';
import { useLost } from './use-lost.ts';

/** What there is to say about the balance before the form is filled; nothing while all is well. */
const useWarning = () => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const balance = useBalance();
  const { lost } = useLost(balance.state === 'none');
  if (balance.state === 'none')
    return { title: t(lost > 0 ? 'out.expiredTitle' : 'out.spentTitle'), more: t('notice.out') };
  const { credits: count, daysLeft, isLow } = balance;
  if (daysLeft !== undefined) {
    return {
      title: daysLeft === 0 ? t('notice.expiringToday') : t('notice.expiring', { count: daysLeft }),
      more: t('notice.expiringMore', { count, credits: number(count) }),
    };
  }
  return isLow ? { title: t('notice.low', { count }), more: t('notice.lowMore') } : undefined;
};

/** Credits that are few, about to expire or gone. */
export const CreditsNotice = () => {
  const { t } = useTranslation('credits');
  const isOut = useBalance().state === 'none';
  const warning = useWarning();
  const buy = useBuyCredits();
  if (!warning) return null;
  return (
    // Beside the form stands the card that says it too; below it, on narrow screens, nobody would see it in time.
    <Alert tone="warn" icon={Wallet} title={warning.title} className={isOut ? 'mb-6 min-[1180.02px]:hidden' : 'mb-6'}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {warning.more}
        <Button size="sm" onClick={buy}>
          {t('buy')}
        </Button>
      </div>
    </Alert>
  );
};
