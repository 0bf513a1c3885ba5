import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import type { Expiry } from './balance.ts';
import { useBuyCredits } from './buying.tsx';
import { useBalance } from './use-balance.ts';
import { useWhen } from './use-when.ts';
import css from './credits.module.css';

/** When the credits expire; how many, where it is not all of them. */
const Until = ({ expiry, credits }: { readonly expiry: Expiry; readonly credits: number }) => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const when = useWhen(expiry);
  const { credits: count, daysLeft } = expiry;
  return (
    <span className={cx(css.until, daysLeft !== undefined && css.isSoon)}>
      {t(count === credits ? 'until.all' : 'until.some', { count, part: number(count), when })}
    </span>
  );
};

/** Longer numbers leave no room for a word beside them on a phone. */
const roomyBelow = 10;

/** What is left to spend and until when, and where to get more; follows every validation, which renews the stored user. */
export const CreditsBalance = () => {
  const { t } = useTranslation('credits');
  const format = useFormat();
  const buy = useBuyCredits();
  const balance = useBalance();
  const { debt } = useUser();
  return (
    <>
      <output className={css.balance} aria-label={t('label')}>
        {balance.state !== 'available' ? (
          <span className={css.none}>
            <Icon of={Wallet} />
            {t('none')}
          </span>
        ) : (
          <>
            <span className={cx(css.left, balance.isLow && css.isLow)}>
              <b>{format.number(balance.credits)}</b>{' '}
              <span className={balance.credits < roomyBelow ? undefined : css.unit}>
                {t('unit', { count: balance.credits })}
              </span>
            </span>
            {balance.expiry && <Until expiry={balance.expiry} credits={balance.credits} />}
          </>
        )}
        {debt > 0 && <span className={css.debt}>{t('debt', { count: debt, debt: format.number(debt) })}</span>}
      </output>
      <Button size="sm" onClick={buy} aria-label={t('buy')}>
        <span className={css.buyShort}>{t('buyShort')}</span>
        <span className={css.buy}>{t('buy')}</span>
      </Button>
    </>
  );
};
