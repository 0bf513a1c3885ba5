import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { DigitSum } from '#shared/engine/explain.ts';
import { cx } from '../ui/class-names.ts';
import { captionOf, digitSumAt } from '#shared/anatomy/sums.ts';

export interface DigitSumCellProps {
  readonly digitSums: readonly DigitSum[];
  readonly index: number;
  readonly style: CSSProperties;
}

/** Under a character its weight and product; under a check digit what the sum asks for. */
export const DigitSumCell = ({ digitSums, index, style }: DigitSumCellProps) => {
  const { weight, product, check } = digitSumAt(digitSums, index);
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
export const DigitSumCaptions = ({ digitSums }: Pick<DigitSumCellProps, 'digitSums'>) => {
  const { t } = useTranslation('account-number');
  const { key, ...values } = captionOf(digitSums);
  return (
    <>
      <span className="an-rule" />
      <span className="an-cap an-cap-w">{t('digitSum.weights')}</span>
      <span className="an-cap an-cap-p">{t(`digitSum.${key}`, values)}</span>
    </>
  );
};
