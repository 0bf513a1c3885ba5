import { useQuery } from '@tanstack/react-query';
import { widgetKeyList } from '../../features/keys/index.ts';
import { Guide } from '../../features/widget/guide/guide.tsx';
import { publicAddress, widgetSite } from './deployment.ts';
import { unreadOf } from './unread.ts';
import { addressOf } from './widget-tabs.ts';

/** How the widget gets into the reader's own page, with their own key. */
export default function WidgetGuide() {
  const keys = useQuery(widgetKeyList);
  const api = useQuery(publicAddress);
  const site = useQuery(widgetSite);
  return (
    <Guide
      site={site.data}
      api={api.data}
      keys={keys.data?.data}
      unread={unreadOf(site, api, keys)}
      toOverview={addressOf('overview')}
    />
  );
}
