import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackName } from '#shared/plans.ts';
import { CreditSum } from '../../components/credit-sum/credit-sum.tsx';
import { PayRefusal } from '../../components/pay-method/pay-refusal.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardFoot } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ChangeTable } from './change-table.tsx';
import { changeOf, type Change } from './rules/change.ts';
import type { Standing } from './rules/standing.ts';
import { useSubscribing } from './use-subscribing.ts';
import { useWords } from './use-words.ts';
import css from './change.module.css';

const Sum = ({ of: { sum, to } }: { readonly of: Change }) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'change' });
  const { plan } = useWords();
  if (!sum) return null;
  return (
    <div className={css.sum}>
      <CreditSum
        label={t('sum')}
        terms={[
          { credits: sum.have, label: t('have') },
          { credits: sum.add, label: t('add', { plan: plan(to) }) },
          ...(sum.owed > 0 ? [{ credits: sum.owed, label: t('owed'), isTaken: true }] : []),
        ]}
        total={{ credits: sum.total, label: t('total') }}
      />
    </div>
  );
};

export interface ChangeCardProps {
  readonly to: PackName;
  readonly standing: Standing;
  readonly now: string;
}

/** What changes for this account with a plan, and the way to PayPal. */
export const ChangeCard = ({ to, standing, now }: ChangeCardProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'change' });
  const { plan, usd, date, day } = useWords();
  const { leave, error, isLeaving } = useSubscribing();
  const change = changeOf(standing, to, now);
  const { charge, packUntil, course } = change;
  if (!charge) return <Card className="pad">{t('nothing')}</Card>;
  return (
    <Card>
      <div className="pad">
        <ChangeTable of={change} standing={standing} />
        <Sum of={change} />
        {course === 'rise' && standing.current && (
          <p className={css.hint}>
            {t(change.sum?.have ? 'replacesKeeping' : 'replaces', { plan: plan(standing.current.plan) })}
          </p>
        )}
        {packUntil && <p className={css.hint}>{t('packUntil', { day: day(packUntil) })}</p>}
        {error !== undefined && (
          <div className={css.failed}>
            <PayRefusal error={error} />
          </div>
        )}
      </div>
      <CardFoot className={css.foot}>
        <Button look="primary" busy={isLeaving} onClick={() => leave(to)}>
          {charge.at ? t('agree', { plan: plan(to) }) : t('pay', { price: usd(charge.usd) })}
        </Button>
        <span>
          {charge.at
            ? t('firstCharge', { price: usd(charge.usd), date: date(charge.at) })
            : t('nextCharge', { date: date(charge.next) })}
        </span>
        <span className={css.secure}>
          <Icon of={Lock} /> {t('secure')}
        </span>
      </CardFoot>
    </Card>
  );
};
