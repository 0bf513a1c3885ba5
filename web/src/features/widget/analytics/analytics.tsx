import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { environments } from '#shared/validation/environment.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { HeadEnd } from '../../../components/ui/head-end.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { settingsQuery } from '../api/widget.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { analyticsOf, type WidgetAnalytics } from './analytics-query.ts';
import { ByAnswer, ByCountry } from './answers.tsx';
import { ByHost } from './by-host.tsx';
import { DayCard } from './day-card.tsx';
import { filtersOf, periods, withFilter, type Filters } from './filters.ts';
import { Funnel } from './funnel.tsx';
import { Totals } from './totals.tsx';
import { UncoveredHosts, uncoveredIn } from './uncovered-hosts.tsx';
import { Waiting } from './waiting.tsx';
import css from './analytics.module.css';

interface AnalyticsFiltersProps {
  readonly filters: Filters;
  readonly onChange: (name: keyof Filters, value: string) => void;
}

const AnalyticsFilters = ({ filters, onChange }: AnalyticsFiltersProps) => {
  const { t } = useTranslation('analytics');
  return (
    <div className={css.filters}>
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

const example = { minted: 120, opened: 104, asked: 92, answered: 90, accepted: 86, left: 9 } as const;

/** Nobody has seen the widget: ever, as far as is known, or within what is shown. */
const NothingYet = ({ of: { before }, toGuide }: { readonly of: WidgetAnalytics; readonly toGuide: string }) => {
  const { t } = useTranslation('analytics');
  const isNew = before.minted === 0;
  return (
    <Card aria-label={t('days.title')}>
      <EmptyState
        of="widgetAnalytics"
        heading="h2"
        title={t(isNew ? 'empty.title' : 'empty.none')}
        example={isNew && <Funnel of={{ totals: example }} />}
        action={
          isNew && (
            <ButtonLink size="sm" to={{ search: toGuide }}>
              {t('empty.action')}
            </ButtonLink>
          )
        }
      >
        {t(isNew ? 'empty.explain' : 'empty.noneMore')}
      </EmptyState>
    </Card>
  );
};

const Shown = ({ of }: { readonly of: WidgetAnalytics }) => (
  <>
    <Totals of={of} />
    <Funnel of={of} />
    <DayCard of={of} />
    <div className={css.duo}>
      <ByHost of={of} />
      <div className={css.parts}>
        <ByAnswer of={of} />
        {of.countries.length > 0 && <ByCountry of={of} />}
      </div>
    </div>
  </>
);

export interface AnalyticsProps {
  /** The query of the guide, which says how the first session is made. */
  readonly toGuide: string;
}

/** How far payees come in the widget, where they leave, on which sites, and with what answer. */
export const Analytics = ({ toGuide }: AnalyticsProps) => {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsOf(filters));
  const { data: settings } = useQuery(settingsQuery);
  return (
    <div className={css.parts}>
      <HeadEnd>
        <AnalyticsFilters
          filters={filters}
          onChange={(name, value) => setSearch((now) => withFilter(now, name, value))}
        />
      </HeadEnd>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && (
        <div className={cx(css.parts, isPlaceholderData && css.stale)} aria-busy={isPlaceholderData}>
          {data.totals.minted === 0 ? <NothingYet of={data} toGuide={toGuide} /> : <Shown of={data} />}
        </div>
      )}
      {settings && uncoveredIn(settings).length > 0 && (
        <Card className={css.uncoveredCard}>
          <UncoveredHosts settings={settings} />
        </Card>
      )}
    </div>
  );
};
