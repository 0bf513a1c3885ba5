import { Check, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import type { ActivityEvent } from './api/activity.ts';
import { iconOf } from './icons.ts';
import css from './activity.module.css';

/** What was done, in words; of a kind that a newer version wrote only that it was. */
const useWhat = () => {
  const { t } = useTranslation('activity');
  const kinds: Readonly<Record<string, string>> = t('kinds', { returnObjects: true });
  return ({ kind }: ActivityEvent): string => kinds[kind] ?? t('otherKind');
};

/** From where, and by what: whoever did it knows it again. */
const useFrom = () => {
  const { t } = useTranslation('activity');
  return ({ byOperator, userAgent, keyId, network }: ActivityEvent): string => {
    // An event beside another one has neither network nor browser of its own: that is no unknown browser.
    const isBrowser = keyId === null && network !== null;
    return [
      byOperator ? t('operator') : (userAgent ?? (isBrowser ? t('unknown') : undefined)),
      keyId === null ? undefined : t('byKey', { key: keyId }),
      network === null ? undefined : t('network', { word: network }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

const unusual = {
  refused: { icon: CircleX, tone: 'bad' },
  unclear: { icon: CircleHelp, tone: 'warn' },
} as const;

export const EventRow = ({ event }: { readonly event: ActivityEvent }) => {
  const { t } = useTranslation('activity');
  const { time } = useFormat();
  const what = useWhat();
  const origin = useFrom()(event);
  const mark = event.outcome === 'succeeded' ? undefined : unusual[event.outcome];
  return (
    <li className={css.event}>
      <Icon of={iconOf(event.kind)} />
      <div>
        <p>
          <b>{what(event)}</b>{' '}
          {mark && (
            <Badge icon={mark.icon} tone={mark.tone}>
              {t(`outcomes.${event.outcome}`)}
            </Badge>
          )}{' '}
          {event.current && (
            <Badge icon={Check} tone="ok">
              {t('here')}
            </Badge>
          )}
        </p>
        {origin && <p className={css.from}>{origin}</p>}
        {event.subject && <p className={css.from}>{t('about', { id: event.subject })}</p>}
      </div>
      <time dateTime={event.at}>{time(event.at)}</time>
    </li>
  );
};
