import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ledger } from '#shared/engine/explain.ts';
import { cx } from '../ui/class-names.ts';
import { captionOf, ledgerAt } from '#shared/anatomy/sums.ts';

export interface LedgerCellProps {
  readonly ledgers: readonly Ledger[];
  readonly index: number;
  readonly style: CSSProperties;
}

/** Under a character its weight and product; under a check digit what the sum asks for. */
export const LedgerCell = ({ ledgers, index, style }: LedgerCellProps) => {
  const { weight, product, check } = ledgerAt(ledgers, index);
  return (
    <>
      {weight !== undefined && (
        <span className="an-w" style={style}>
          {weight}
        </span>
      )}
      {product !== undefined && (
        <span className="an-p" style={style}>
          {product}
        </span>
      )}
      {check && (
        <span className={cx('an-p', 'an-sum', !check.agrees && 'is-bad')} style={style}>
          {check.expected}
        </span>
      )}
    </>
  );
};

/** Names the two rows and says the sum of the check that matters now: the wrong one, or the last one reached. */
export const LedgerCaptions = ({ ledgers }: Pick<LedgerCellProps, 'ledgers'>) => {
  const { t } = useTranslation('account-number');
  const { key, ...values } = captionOf(ledgers);
  return (
    <>
      <span className="an-rule" />
      <span className="an-cap an-cap-w">{t('ledger.weights')}</span>
      <span className="an-cap an-cap-p">{t(`ledger.${key}`, values)}</span>
    </>
  );
};
