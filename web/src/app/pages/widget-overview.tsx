import { useQuery } from '@tanstack/react-query';
import { widgetKeyList } from '../../features/keys/index.ts';
import { WidgetKeys } from '../../features/keys/widget-keys.tsx';
import { Overview } from '../../features/widget/overview/overview.tsx';
import { publicAddress, widgetSite } from './deployment.ts';
import { unreadOf } from './unread.ts';

/** The widget to try, its code, its keys and its settings. */
export default function WidgetOverview() {
  const keys = useQuery(widgetKeyList);
  const api = useQuery(publicAddress);
  const site = useQuery(widgetSite);
  return (
    <Overview
      site={site.data}
      api={api.data}
      unread={unreadOf(site, api)}
      keys={keys.data?.data ?? []}
      keyCard={(entitled) => <WidgetKeys entitled={entitled} />}
    />
  );
}
