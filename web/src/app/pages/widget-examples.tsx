import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Examples } from '../../features/widget/examples/examples.tsx';
import { NotLoaded } from '../../features/widget/not-loaded.tsx';
import { Waiting } from '../../features/widget/waiting.tsx';
import { publicAddress, widgetSite } from './deployment.ts';

/** Pages that show the widget, to be run here. */
export default function WidgetExamples() {
  const { t } = useTranslation('widget');
  const { data: api } = useQuery(publicAddress);
  const { data: site, error, refetch } = useQuery(widgetSite);
  if (error && !site) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!site || api === undefined) return <Waiting label={t('loading')} />;
  return <Examples site={site} api={api} />;
}
