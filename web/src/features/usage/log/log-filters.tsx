import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/ui/controls.tsx';
import { codeOf, publicErrors } from '../../../components/public-errors/public-errors.ts';
import { outcomes, type FilterName, type Filters } from '../filters.ts';
import type { NamedKey } from '../named-key.ts';
import css from './log.module.css';

export interface LogFiltersProps {
  readonly filters: Filters;
  readonly keys: readonly NamedKey[];
  readonly onChange: (name: FilterName, value: string) => void;
}

/** Which requests are listed. The key is that of the whole page: one question, one key. */
export const LogFilters = ({ filters, keys, onChange }: LogFiltersProps) => {
  const { t } = useTranslation('usage');
  const codes: readonly string[] = publicErrors.map(codeOf);
  const known = filters.error === undefined || codes.includes(filters.error);
  const options = {
    key: [
      { value: '', label: t('key.all') },
      ...keys.map(({ id, name }) => ({ value: id, label: name })),
      ...(filters.key && !keys.some(({ id }) => id === filters.key)
        ? [{ value: filters.key, label: t('key.deleted') }]
        : []),
    ],
    status: [
      { value: '', label: t('log.anyStatus') },
      ...outcomes.map((outcome) => ({ value: outcome, label: t(`log.${outcome}`) })),
    ],
    error: [
      { value: '', label: t('log.anyError') },
      ...codes.map((code) => ({ value: code, label: code })),
      ...(known || !filters.error ? [] : [{ value: filters.error, label: filters.error }]),
    ],
  };
  const labels = { key: t('key.label'), status: t('log.status'), error: t('log.error') };
  return (
    <div className={css.filters}>
      {(['key', 'status', 'error'] as const).map((name) => (
        <Select
          key={name}
          dense
          aria-label={labels[name]}
          options={options[name]}
          value={filters[name] ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </div>
  );
};
