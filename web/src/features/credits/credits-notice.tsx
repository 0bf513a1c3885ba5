import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Balance } from './balance.ts';
import { useBuyCredits } from './buying.tsx';
import { DebtNotice } from './ledger/debt-notice.tsx';
import { useBalance } from './use-balance.ts';
import { useWhen } from './use-when.ts';
import css from './credits.module.css';

/** That credits expire within days: all of them, or those of the first lot. */
const useExpiring = (balance: Balance) => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const expiry = balance.state === 'available' ? balance.expiry : undefined;
  const when = useWhen(expiry);
  if (balance.state !== 'available' || expiry?.daysLeft === undefined) return undefined;
  const count = expiry.credits;
  const credits = number(balance.credits);
  return count === balance.credits
    ? { title: t('notice.expiring', { when }), more: t('notice.expiringMore', { count, credits }) }
    : {
        title: t('notice.someExpiring', { count, part: number(count), credits, when }),
        more: t('notice.someExpiringMore'),
      };
};

/** What there is to say about the balance before the form is filled; nothing while all is well. */
const useWarning = () => {
  const { t } = useTranslation('credits');
  const balance = useBalance();
  const expiring = useExpiring(balance);
  if (balance.state !== 'available')
    return { title: t(balance.state === 'expired' ? 'out.expiredTitle' : 'out.spentTitle'), more: t('notice.out') };
  if (expiring) return expiring;
  const { credits: count, isLow } = balance;
  return isLow ? { title: t('notice.low', { count }), more: t('notice.lowMore') } : undefined;
};

const Warning = () => {
  const { t } = useTranslation('credits');
  const isOut = useBalance().state !== 'available';
  const warning = useWarning();
  const buy = useBuyCredits();
  if (!warning) return null;
  return (
    // Beside the form stands the card that says it too; below it, on narrow screens, nobody would see it in time.
    <Alert
      tone="warn"
      icon={Wallet}
      title={warning.title}
      className={cx(css.note, isOut && css.isOut)}
      action={
        <Button size="sm" onClick={buy}>
          {t('buy')}
        </Button>
      }
    >
      {warning.more}
    </Alert>
  );
};

const Owed = () => {
  const { t } = useTranslation('ledger');
  return (
    <DebtNotice
      className={css.note}
      action={
        <ButtonLink size="sm" to="/credits#movements">
          {t('see')}
        </ButtonLink>
      }
    />
  );
};

/** Credits that are few, about to expire or gone, and those that are owed. */
export const CreditsNotice = () => (
  <>
    <Warning />
    <Owed />
  </>
);
