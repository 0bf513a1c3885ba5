import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Balance } from './balance.ts';
import { useBuyCredits } from './buying.tsx';
import { useBalance } from './use-balance.ts';
import './credits.css';

type Alive = Exclude<Balance, { state: 'none' }>;

const Expiry = ({ balance: { credits, daysLeft, expiresAt } }: { readonly balance: Alive }) => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  const number = credits === 1 ? 'one' : 'many';
  if (daysLeft !== undefined) {
    const soon = daysLeft === 0 ? t(`until.${number}.today`) : t(`until.${number}.inDays`, { count: daysLeft });
    return <span className="credits-until is-soon">{soon}</span>;
  }
  if (expiresAt === null) return null;
  return <span className="credits-until">{t(`until.${number}.day`, { day: format.day(expiresAt) })}</span>;
};

/** What is left to spend and until when, and where to get more; follows every validation, which renews the stored user. */
export const CreditsBalance = () => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  const buy = useBuyCredits();
  const balance = useBalance();
  return (
    <>
      <output className="credits-balance" aria-label={t('label')}>
        {balance.state === 'none' ? (
          <span className="credits-none">
            <Icon of={Wallet} />
            {t('none')}
          </span>
        ) : (
          <>
            <span className={balance.isLow ? 'credits-left is-low' : 'credits-left'}>
              <b>{format.number(balance.credits)}</b> {t('unit', { count: balance.credits })}
            </span>
            <Expiry balance={balance} />
          </>
        )}
      </output>
      <Button size="sm" onClick={buy} aria-label={t('buy')}>
        <span className="sm:hidden">{t('buyShort')}</span>
        <span className="max-sm:hidden">{t('buy')}</span>
      </Button>
    </>
  );
};
