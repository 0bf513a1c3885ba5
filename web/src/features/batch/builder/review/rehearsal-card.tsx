import { Ban, CircleCheck, CircleX, Copy, FlaskConical, TriangleAlert, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../components/ui/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../../components/ui/card.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { Draft, Rehearsal } from '../../desk/desk.ts';
import type { Builder } from '../builder.ts';
import { estimateOf } from './estimate.ts';
import { purseOf, type Purse } from './purse.ts';
import { RehearsalBar } from './rehearsal-bar.tsx';
import css from './rehearsal.module.css';

const kinds = ['ready', 'warned', 'duplicates', 'wrong', 'skipped'] as const;
const icons: Readonly<Record<(typeof kinds)[number], LucideIcon>> = {
  ready: CircleCheck,
  warned: TriangleAlert,
  duplicates: Copy,
  wrong: CircleX,
  skipped: Ban,
};

const Price = ({ purse, rehearsal }: { readonly purse: Purse; readonly rehearsal: Rehearsal }) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const { unit, ...time } = { hours: 0, minutes: 0, ...estimateOf(rehearsal.credits) };
  return (
    <dl className={css.price}>
      <div>
        <dt>{t('rehearsal.needed')}</dt>
        <dd>{number(purse.needed)}</dd>
      </div>
      <div>
        <dt>{t('rehearsal.balance')}</dt>
        <dd>{number(purse.balance)}</dd>
      </div>
      {purse.missing > 0 && (
        <div className={css.missing}>
          <dt>{t('rehearsal.missing')}</dt>
          <dd>{number(purse.missing)}</dd>
        </div>
      )}
      <div>
        <dt>{t('rehearsal.time')}</dt>
        <dd>{t(`rehearsal.times.${unit}`, time)}</dd>
      </div>
    </dl>
  );
};

export interface RehearsalCardProps {
  readonly builder: Builder;
  readonly draft: Draft;
  readonly rehearsal: Rehearsal;
  readonly balance: number;
  readonly onBuy: (missing: number) => void;
}

/** What would happen to every row, what it would cost and how long it would take. */
export const RehearsalCard = ({ builder, draft, rehearsal, balance: had, onBuy }: RehearsalCardProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const purse = purseOf(rehearsal, had, draft.environment);
  const { missing, balance, sent } = purse;
  const counted = { count: missing, credits: number(missing) };
  const goOn = () => builder.go('confirm');
  return (
    <Card className={css.card} aria-labelledby="rehearsal">
      <CardHead title={<span id="rehearsal">{t('rehearsal.title')}</span>}>
        <span className={css.free}>{t('rehearsal.free')}</span>
      </CardHead>
      <RehearsalBar rehearsal={rehearsal} />
      <dl className={css.counts}>
        {kinds
          .filter((kind) => kind !== 'skipped' || rehearsal.skipped > 0)
          .map((kind) => (
            <div key={kind} data-kind={kind}>
              <dt>
                <Icon of={icons[kind]} />
                {t(`rehearsal.${kind}`)}
              </dt>
              <dd>{number(rehearsal[kind])}</dd>
            </div>
          ))}
      </dl>
      <Price purse={purse} rehearsal={rehearsal} />
      <div className={css.acts}>
        {draft.environment === 'sandbox' && <Alert tone="test" icon={FlaskConical} title={t('rehearsal.sandbox')} />}
        {missing > 0 && (
          <Alert tone="warn" icon={Wallet} title={t('rehearsal.pauses', { count: balance, rows: number(balance) })}>
            {t('rehearsal.pausesMore')}
          </Alert>
        )}
        {missing > 0 && (
          <Button look="primary" block onClick={() => onBuy(missing)}>
            {t('rehearsal.buy', counted)}
          </Button>
        )}
        <Button look={missing > 0 ? 'quiet' : 'primary'} block disabled={sent === 0} onClick={goOn}>
          {missing > 0 && balance > 0
            ? t('rehearsal.startWith', { count: balance, credits: number(balance) })
            : t('rehearsal.start')}
        </Button>
        {sent === 0 && <p className={css.nothing}>{t('rehearsal.nothing')}</p>}
      </div>
    </Card>
  );
};
