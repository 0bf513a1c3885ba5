import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackName } from '#shared/plans.ts';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import { CreditSum } from '../../components/credit-sum/credit-sum.tsx';
import { PayMethod } from '../../components/pay-method/pay-method.tsx';
import { PayRefusal } from '../../components/pay-method/pay-refusal.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import { PackChoice } from './pack-choice.tsx';
import { packNamed, timesOf } from './packs.ts';
import { Perks } from './pack-list.tsx';
import { useBalance } from './use-balance.ts';
import { usePurchase } from './use-purchase.ts';
import { useWhen } from './use-when.ts';
import css from './packs.module.css';

export interface BuyCreditsDialogProps {
  readonly open: boolean;
  /** Chosen to begin with. */
  readonly pack: PackName;
  /** Credits that something waits for; 0 where nothing does. */
  readonly missing: number;
  readonly onClose: () => void;
}

/** Which pack, how it is paid, what that makes of the balance, and the way to PayPal. */
export const BuyCreditsDialog = ({ open, pack: first, missing, onClose }: BuyCreditsDialogProps) => {
  const { t } = useTranslation('credits');
  const { t: tPay } = useTranslation('pay-method');
  const { usd, number } = useFormat();
  const [name, setName] = useState(first);
  const [method, setMethod] = useState<PaymentMethod>('paypal');
  const { leave, isLeaving, error } = usePurchase();
  const pack = packNamed(name);
  return (
    <Dialog
      open={open}
      title={t('buy')}
      {...(isLeaving ? {} : { onClose })}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={isLeaving}>
            {t('packs.cancel')}
          </Button>
          <Button look="primary" busy={isLeaving} onClick={() => leave({ pack: name, method })}>
            {t(isLeaving ? 'packs.leaving' : 'packs.pay', { price: usd(pack.priceUsd) })}
          </Button>
        </>
      }
    >
      <p className={css.lead}>{t('packs.lead')}</p>
      {missing > 0 && (
        <p className={css.lead}>
          <b>{t('packs.missing', { count: missing, credits: number(missing) })}</b>{' '}
          {t('packs.covers', {
            count: timesOf(pack, missing),
            times: number(timesOf(pack, missing)),
            pack: t(`packs.names.${name}`),
          })}
        </p>
      )}
      <PackChoice value={name} onChange={setName} />
      <Perks pack={pack} />
      <After credits={pack.credits} days={pack.validDays} />
      <PayMethod value={method} onChange={setMethod} />
      <p className={css.next}>
        <Icon of={LockKeyhole} />
        <span>
          {tPay('where')} {t('packs.next')}
        </span>
      </p>
      {error !== undefined && <PayRefusal error={error} />}
    </Dialog>
  );
};

/** The balance as a sum: what there is, what is bought, what there will be; and what is used first. */
const After = ({ credits: bought, days }: { readonly credits: number; readonly days: number }) => {
  const { t } = useTranslation('credits');
  const balance = useBalance();
  const { number } = useFormat();
  const expiry = balance.state === 'available' ? balance.expiry : undefined;
  const when = useWhen(expiry);
  const owed = Math.min(useUser().debt, bought);
  const had = balance.state === 'available' ? balance.credits : 0;
  return (
    <div className={css.after}>
      <CreditSum
        label={t('packs.sum')}
        terms={[
          { credits: had, label: t('packs.have') },
          { credits: bought, label: t('packs.buying') },
          ...(owed > 0 ? [{ credits: owed, label: t('packs.owed'), isTaken: true }] : []),
        ]}
        total={{ credits: had + bought - owed, label: t('packs.willHave') }}
      />
      <p className="hint">
        {t('packs.lives', { count: days })}{' '}
        {expiry && t('packs.first', { count: expiry.credits, part: number(expiry.credits), when })}
      </p>
    </div>
  );
};
