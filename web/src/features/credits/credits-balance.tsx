import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Balance } from './balance.ts';
import { useBalance } from './use-balance.ts';
import './credits.css';

const Expiry = ({ balance }: { readonly balance: Exclude<Balance, { state: 'none' }> }) => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  if (balance.state === 'expiring') {
    const { daysLeft } = balance;
    return (
      <span className="credits-until is-soon">{daysLeft === 0 ? t('today') : t('inDays', { count: daysLeft })}</span>
    );
  }
  if (balance.expiresAt === null) return null;
  return <span className="credits-until">{t('expire', { day: format.day(balance.expiresAt) })}</span>;
};

/** What is left to spend and until when; follows every validation, because those renew the stored user. */
export const CreditsBalance = () => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  const balance = useBalance();
  return (
    <output className="credits-balance" aria-label={t('label')}>
      {balance.state === 'none' ? (
        <span className="credits-none">
          <Icon of={Wallet} />
          {t('none')}
        </span>
      ) : (
        <>
          <b>{format.number(balance.credits)}</b>
          <span>{t('unit', { count: balance.credits })}</span>
          <Expiry balance={balance} />
        </>
      )}
    </output>
  );
};
