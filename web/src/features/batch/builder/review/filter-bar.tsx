import { useTranslation } from 'react-i18next';
import '../../../../components/ui/segmented.css';
import { useFormat } from '../../../../lib/format.ts';
import type { RowFilter } from '../../desk/desk.ts';
import { rowFilters } from './filters.ts';
import css from './review.module.css';

export interface FilterBarProps {
  readonly filter: RowFilter | 'trouble';
  readonly counts: Readonly<Record<RowFilter, number>>;
  readonly onChoose: (filter: RowFilter) => void;
}

/** Which rows are shown, and how many there are of each. */
export const FilterBar = ({ filter, counts, onChoose }: FilterBarProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  return (
    <div className={css.head}>
      <h3>{t('steps.review')}</h3>
      <div className={css.filters}>
        <fieldset className="seg" data-filters>
          <legend className="vh">{t('filters.label')}</legend>
          {rowFilters
            .filter((one) => one === 'all' || one === 'error' || one === filter || counts[one] > 0)
            .map((one) => (
              <button key={one} type="button" aria-pressed={one === filter} onClick={() => onChoose(one)}>
                {t(`filters.${one}`)}{' '}
                <span className={one === 'error' && counts.error > 0 ? css.wrong : css.count}>
                  {number(counts[one])}
                </span>
              </button>
            ))}
        </fieldset>
      </div>
    </div>
  );
};
