import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Documentation } from '../../features/widget/documentation/documentation.tsx';
import { NotLoaded } from '../../features/widget/not-loaded.tsx';
import { Waiting } from '../../features/widget/waiting.tsx';
import { publicAddress, widgetSite } from './deployment.ts';

/** All there is to know of the widget, with the addresses of this deployment. */
export default function WidgetDocumentation() {
  const { t } = useTranslation('widget');
  const { data: api } = useQuery(publicAddress);
  const { data: site, error, refetch } = useQuery(widgetSite);
  if (error && !site) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!site || api === undefined) return <Waiting label={t('loading')} />;
  return <Documentation site={site} api={api} />;
}
