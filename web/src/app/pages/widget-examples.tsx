import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Examples } from '../../features/widget/examples/examples.tsx';
import { Waiting } from '../../features/widget/waiting.tsx';
import { widgetSite } from './deployment.ts';

/** Pages that show the widget, to be run here. */
export default function WidgetExamples() {
  const { t } = useTranslation('widget');
  const { data: site } = useQuery(widgetSite);
  return site ? <Examples site={site} /> : <Waiting label={t('loading')} />;
}
