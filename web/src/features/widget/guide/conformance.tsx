import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CircleCheck, CircleDashed, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format.ts';
import { settingsQuery, type Settings } from '../api/widget.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { WidgetKey } from '../own-values.ts';
import { checksOf, type CheckState } from './checks.ts';
import type { useSeen } from './use-seen.ts';
import css from './guide.module.css';

export interface ConformanceProps {
  readonly settings: Settings;
  readonly keys: readonly WidgetKey[];
  readonly seen: ReturnType<typeof useSeen>;
}

const icons: Readonly<Record<CheckState, LucideIcon>> = {
  good: CircleCheck,
  wrong: TriangleAlert,
  missing: CircleDashed,
};

/** What was seen of the reader's own integration: by what its sessions did, nothing is simulated. */
export const Conformance = ({ settings, keys, seen }: ConformanceProps) => {
  const { t } = useTranslation('widget');
  const cache = useQueryClient();
  const { moment, time } = useFormat();
  const { day } = useFormat('UTC');
  const [at, setAt] = useState<string>();
  const look = async () => {
    await Promise.all([
      cache.refetchQueries({ queryKey: settingsQuery.queryKey, exact: true }),
      cache.refetchQueries({ queryKey: ['keys'] }),
      seen.refetch(),
    ]);
    setAt(new Date().toISOString());
  };
  const checks = seen.seen && checksOf({ settings, keys, seen: seen.seen });
  return (
    <Card className={css.card} aria-labelledby="conformance">
      <CardHead title={<span id="conformance">{t('conformance.title')}</span>}>
        <Button size="sm" busy={seen.isFetching} onClick={() => void look()}>
          <Icon of={RefreshCw} />
          {t('conformance.button')}
        </Button>
      </CardHead>
      <div className={css.checks}>
        <p className={css.soft}>{t('conformance.lead')}</p>
        {seen.error && !checks && <NotLoaded error={seen.error} onRetry={() => void seen.refetch()} />}
        {checks && (
          <ul>
            {checks.map(({ name, state, values }) => (
              <li key={name} data-state={state}>
                <Icon of={icons[state]} />
                <span>
                  <span className="vh">{t(`conformance.states.${state}`)}: </span>
                  {t(`conformance.${name}.${state}`, {
                    ...values,
                    ...(values.at !== undefined && { at: moment(values.at) }),
                    ...(seen.lastDay !== undefined && { day: day(seen.lastDay) }),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
        <output className={css.soft}>{at && t('conformance.read', { time: time(at) })}</output>
      </div>
    </Card>
  );
};
