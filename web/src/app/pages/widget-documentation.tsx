import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Documentation } from '../../features/widget/documentation/documentation.tsx';
import { Waiting } from '../../features/widget/waiting.tsx';
import { publicAddress, widgetSite } from './deployment.ts';

/** All there is to know of the widget, with the addresses of this deployment. */
export default function WidgetDocumentation() {
  const { t } = useTranslation('widget');
  const { data: api } = useQuery(publicAddress);
  const { data: site } = useQuery(widgetSite);
  if (!site || api === undefined) return <Waiting label={t('loading')} />;
  return <Documentation site={site} api={api} />;
}
