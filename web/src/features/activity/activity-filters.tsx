import { useTranslation } from 'react-i18next';
import { securityEventAreas, securityEventOutcomes } from '#shared/validation/security-events.ts';
import { Select } from '../../components/ui/controls.tsx';
import type { Filters } from './filters.ts';
import css from './activity.module.css';

export interface ActivityFiltersProps {
  readonly filters: Filters;
  readonly onChange: (name: 'area' | 'outcome', value: string) => void;
}

export const ActivityFilters = ({ filters, onChange }: ActivityFiltersProps) => {
  const { t } = useTranslation('activity');
  const areas = securityEventAreas.map((area) => ({ value: area, label: t(`areas.${area}`) }));
  const outcomes = securityEventOutcomes.map((outcome) => ({ value: outcome, label: t(`outcomes.${outcome}`) }));
  return (
    <div className={css.filters}>
      <Select
        dense
        aria-label={t('filter.area')}
        options={[{ value: '', label: t('filter.everything') }, ...areas]}
        value={filters.area ?? ''}
        onChange={({ target }) => onChange('area', target.value)}
      />
      <Select
        dense
        aria-label={t('filter.outcome')}
        options={[{ value: '', label: t('filter.anyOutcome') }, ...outcomes]}
        value={filters.outcome ?? ''}
        onChange={({ target }) => onChange('outcome', target.value)}
      />
    </div>
  );
};
