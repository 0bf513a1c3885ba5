import { useEffect, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { environments } from '#shared/validation/environment.ts';
import { searchAtMost } from '#shared/validation/limits.ts';
import { Input, Select } from '../../components/ui/controls.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useCountries } from '../../lib/constants/use-countries.ts';
import { nameMatches, statuses } from './filters.ts';
import { PeriodFilter, type PeriodFilterProps } from './period-filter.tsx';
import css from './history.module.css';

const typingMs = 300;

interface SearchBoxProps extends Pick<PeriodFilterProps, 'filters'> {
  readonly onSearch: (search: string) => void;
}

const SearchBox = ({ filters, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('history');
  const hintId = useId();
  const current = filters.search ?? '';
  const [shown, setShown] = useState({ typed: current, searched: current });
  // What was searched for wins when it changes by itself: filters cleared, or the browser's back button.
  if (shown.searched !== current) setShown({ typed: current, searched: current });
  const { typed } = shown;
  useEffect(() => {
    if (typed.trim() === current) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, current, onSearch]);
  return (
    <search>
      <div className="with-icon">
        <Icon of={Search} />
        <Input
          dense
          type="search"
          maxLength={searchAtMost}
          aria-label={t('search')}
          aria-describedby={hintId}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={({ target }) => setShown({ typed: target.value, searched: current })}
        />
      </div>
      <p className="hint" id={hintId}>
        {t('searchHint')}
      </p>
    </search>
  );
};

/** Every choice lives in the address, so that a view can be kept, shared and gone back to; what is searched for does not. */
export const HistoryFilters = (props: PeriodFilterProps & SearchBoxProps) => {
  const { filters, onChange } = props;
  const { t, i18n } = useTranslation('history');
  const countries = useCountries(i18n.language);
  const choices = {
    status: [
      { value: '', label: t('filters.anyStatus') },
      ...statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
    ],
    nameMatch: [
      { value: '', label: t('filters.anyNameMatch') },
      ...nameMatches.map((result) => ({ value: result, label: t(`nameMatches.${result}`) })),
    ],
    country: [
      { value: '', label: t('filters.anyCountry') },
      ...countries.filter(({ available }) => available).map(({ code, name }) => ({ value: code, label: name })),
    ],
    environment: [
      { value: '', label: t('filters.anyEnvironment') },
      ...environments.map((environment) => ({ value: environment, label: t(`filters.${environment}`) })),
    ],
  };
  return (
    <div className={css.filters}>
      <SearchBox {...props} />
      {(['status', 'nameMatch', 'country', 'environment'] as const).map((name) => (
        <Select
          key={name}
          dense
          aria-label={t(`filters.${name}`)}
          options={choices[name]}
          value={filters[name] ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
      <PeriodFilter {...props} />
    </div>
  );
};
