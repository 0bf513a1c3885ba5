import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CircleOff, Power } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { HeadEnd } from '../../../components/ui/head-end.tsx';
import { settingsQuery, type Settings } from '../api/widget.ts';
import { NotLoaded, type Unread } from '../not-loaded.tsx';
import { Offer } from '../offer.tsx';
import { ownValues, type WidgetKey } from '../own-values.ts';
import { Playground } from '../playground/playground.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import type { WidgetSite } from '../site.ts';
import { TopicLinks } from '../topic-links.tsx';
import { Waiting } from '../waiting.tsx';
import css from '../widget.module.css';

export interface OverviewProps {
  /** Absent while nobody knows them. */
  readonly site: WidgetSite | undefined;
  readonly api: string | undefined;
  /** Why they are not known. */
  readonly unread: Unread | undefined;
  readonly keys: readonly WidgetKey[];
  /** The keys of the widget, with all one does with them. */
  readonly keyCard: (entitled: boolean) => ReactNode;
}

const State = ({ of: { isOn } }: { readonly of: Settings }) => {
  const { t } = useTranslation('widget');
  return (
    <HeadEnd>
      <Badge icon={isOn ? Power : CircleOff} tone={isOn ? 'ok' : 'warn'}>
        {t(isOn ? 'state.on' : 'state.off')}
      </Badge>
    </HeadEnd>
  );
};

/** The widget to try, the code that brings it to a page, and what decides where it works. */
export const Overview = ({ site, api, unread, keys, keyCard }: OverviewProps) => {
  const { t } = useTranslation('widget');
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  const { hash } = useLocation();
  const isRead = settings !== undefined;
  // The guide leads to one part of this page; what stands above it is long.
  useEffect(() => {
    if (isRead && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isRead, hash]);
  const missing = [unread, error && !isRead ? { error, onRetry: () => void refetch() } : undefined].filter(
    (one) => one !== undefined,
  );
  return (
    <div className={css.parts}>
      {settings?.entitled && <State of={settings} />}
      {settings && !settings.entitled && <Offer />}
      {site && api !== undefined ? (
        <Playground site={site} own={ownValues(api, keys, settings?.allowedOrigins)} />
      ) : (
        !unread && <Waiting label={t('loading')} />
      )}
      {missing[0] && <NotLoaded error={missing[0].error} onRetry={() => missing.forEach(({ onRetry }) => onRetry())} />}
      {settings && (
        <div className={css.two}>
          <SettingsCard settings={settings} />
          {keyCard(settings.entitled)}
        </div>
      )}
      <TopicLinks />
    </div>
  );
};
