import { useTranslation } from 'react-i18next';
import { environments } from '#shared/validation/environment.ts';
import { Select } from '../../components/ui/controls.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { periods, type FilterName, type Filters } from './filters.ts';
import type { NamedKey } from './named-key.ts';
import css from './usage.module.css';

export interface UsageFiltersProps {
  readonly filters: Filters;
  readonly keys: readonly NamedKey[];
  readonly onChange: (name: FilterName, value: string) => void;
}

/** What is counted: of which key, in which environment, over how many days. All of it lives in the address. */
export const UsageFilters = ({ filters, keys, onChange }: UsageFiltersProps) => {
  const { t } = useTranslation('usage');
  const offered = keys.filter(({ environment }) => environment === filters.environment);
  return (
    <div className={css.filters}>
      <Select
        dense
        aria-label={t('key.label')}
        value={filters.key ?? ''}
        options={[
          { value: '', label: t('key.all') },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ...(filters.key && !offered.some(({ id }) => id === filters.key)
            ? [{ value: filters.key, label: t('key.deleted') }]
            : []),
        ]}
        onChange={({ target }) => onChange('key', target.value)}
      />
      <Select
        dense
        aria-label={t('environment')}
        value={filters.environment}
        options={environments.map((value) => ({ value, label: t(`environments.${value}`) }))}
        onChange={({ target }) => onChange('environment', target.value)}
      />
      <Segmented
        legend={t('period.label')}
        value={filters.period}
        options={periods.map((value) => ({ value, label: t('period.days', { count: Number(value) }) }))}
        onChange={(value) => onChange('period', value)}
      />
    </div>
  );
};
