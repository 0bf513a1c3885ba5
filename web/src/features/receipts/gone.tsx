import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptState } from '#shared/validation/receipts.ts';
import { useFormat } from '../../lib/format.ts';
import type { Receipt } from './api/receipts.ts';
import { Seal, type SealState } from './seal.tsx';
import { Top } from './top.tsx';
import css from './sheet.module.css';

/** Every state in which a receipt says nothing. */
export type Gone = Exclude<ReceiptState, 'authentic'>;

const seals: Readonly<Record<Gone, SealState>> = { revoked: 'over', expired: 'late', altered: 'bad', unknown: 'over' };

interface GoneProps {
  readonly state: Gone;
  readonly receipt?: Pick<Receipt, 'expiresAt' | 'revokedAt'>;
  /** What to do instead. */
  readonly children?: ReactNode;
}

/** A receipt that no longer holds, or never did: why, since when, and no data. */
export const GoneReceipt = ({ state, receipt, children }: GoneProps) => {
  const { t } = useTranslation('receipts');
  const { moment } = useFormat();
  const since = state === 'revoked' ? receipt?.revokedAt : receipt?.expiresAt;
  return (
    <section className={css.sheet}>
      <Top
        seal={<Seal state={seals[state]} />}
        title={t(`gone.${state}.title`)}
        explain={since ? t(`gone.${state}.explain`, { date: moment(since) }) : t(`gone.${state}.explainNoDate`)}
      />
      {children && <div className={css.section}>{children}</div>}
    </section>
  );
};
