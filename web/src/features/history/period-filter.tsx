import { useTranslation } from 'react-i18next';
import { Input, Select } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { periodOf, periods } from './filters.ts';
import type { FilterName, Filters, Period } from './filters.ts';
import css from './history.module.css';

export interface PeriodFilterProps {
  readonly filters: Filters;
  readonly onChange: (name: FilterName, value: string) => void;
  readonly onPeriod: (period: Period) => void;
}

/** The last days, or from one day to another. */
export const PeriodFilter = ({ filters, onChange, onPeriod }: PeriodFilterProps) => {
  const { t } = useTranslation('history');
  const period = periodOf(filters);
  const options = [
    { value: '', label: t('filters.anyTime') },
    ...periods.map((days) => ({ value: days, label: t('filters.days', { days }) })),
    { value: 'range', label: t('filters.range') },
  ];
  return (
    <>
      <Select
        dense
        aria-label={t('filters.period')}
        options={options}
        value={period}
        onChange={({ target }) => onPeriod(target.value as Period)}
      />
      {period === 'range' && (
        <div className={css.days}>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={t(`filters.${end}`)}>
              <Input
                dense
                type="date"
                value={filters[end] ?? ''}
                min={end === 'to' ? filters.from : undefined}
                max={end === 'from' ? filters.to : undefined}
                onChange={({ target }) => onChange(end, target.value)}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  );
};
