import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../../components/ui/card.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { Draft, Rehearsal } from '../../desk/desk.ts';
import { estimateOf } from '../review/estimate.ts';
import type { Purse } from '../review/purse.ts';
import { RehearsalBar } from '../review/rehearsal-bar.tsx';
import rehearsalCss from '../review/rehearsal.module.css';

export interface SummaryProps {
  readonly draft: Draft;
  readonly rehearsal: Rehearsal;
  readonly purse: Purse;
}

/** What is sent and what is not, and its price. */
export const Summary = ({ draft, rehearsal, purse }: SummaryProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const { unit, ...time } = { hours: 0, minutes: 0, ...estimateOf(rehearsal.credits) };
  const facts: readonly (readonly [string, string])[] = [
    [t('confirm.file'), draft.kind === 'paste' ? t('confirm.pasted') : draft.name],
    [t('confirm.sent'), number(purse.sent)],
    ...(rehearsal.wrong > 0 ? [[t('rehearsal.wrong'), number(rehearsal.wrong)] as const] : []),
    ...(rehearsal.skipped > 0 ? [[t('rehearsal.skipped'), number(rehearsal.skipped)] as const] : []),
    [t('rehearsal.duplicates'), number(rehearsal.duplicates)],
    [t('rehearsal.needed'), number(purse.needed)],
    [t('rehearsal.balance'), number(purse.balance)],
    ...(purse.missing > 0 ? [[t('rehearsal.missing'), number(purse.missing)] as const] : []),
    [t('rehearsal.time'), t(`rehearsal.times.${unit}`, time)],
  ];
  return (
    <Card className={rehearsalCss.facts}>
      <CardHead title={t('confirm.summary')} />
      <RehearsalBar rehearsal={rehearsal} />
      <dl className={rehearsalCss.counts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
