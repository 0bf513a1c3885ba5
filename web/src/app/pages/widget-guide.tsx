import { useQuery } from '@tanstack/react-query';
import { widgetKeyList } from '../../features/keys/index.ts';
import { Guide } from '../../features/widget/guide/guide.tsx';
import { publicAddress, widgetSite } from './deployment.ts';
import { addressOf } from './widget-tabs.ts';

/** How the widget gets into the reader's own page, with their own key. */
export default function WidgetGuide() {
  const { data: keys } = useQuery(widgetKeyList);
  const { data: api } = useQuery(publicAddress);
  const { data: site } = useQuery(widgetSite);
  return <Guide {...{ site, api }} keys={keys?.data ?? []} toOverview={addressOf('overview')} />;
}
