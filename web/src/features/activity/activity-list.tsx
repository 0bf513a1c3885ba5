import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { ActivityEvent } from './api/activity.ts';
import { byDay } from './by-day.ts';
import { EventRow } from './event-row.tsx';
import type { Known } from './use-known.ts';
import css from './activity.module.css';

export interface ActivityListProps {
  readonly events: readonly ActivityEvent[];
  readonly known: Known;
  /** Another page is on its way. */
  readonly isStale: boolean;
}

/** Newest first, day by day. */
export const ActivityList = ({ events, known, isStale }: ActivityListProps) => {
  const { t } = useTranslation('activity');
  const { longDate } = useFormat();
  return (
    <div className={css.days} aria-busy={isStale}>
      {byDay(events, longDate).map(({ name, events: ofDay }) => (
        <section key={name} aria-label={t('day', { day: name })}>
          <h3 className={css.day}>{name}</h3>
          <ul>
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} known={known} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
