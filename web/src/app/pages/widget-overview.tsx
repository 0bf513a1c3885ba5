import { useQuery } from '@tanstack/react-query';
import { widgetKeyList } from '../../features/keys/index.ts';
import { WidgetKeys } from '../../features/keys/widget-keys.tsx';
import { Overview } from '../../features/widget/overview/overview.tsx';
import { publicAddress, widgetSite } from './deployment.ts';

/** The widget to try, its code, its keys and its settings. */
export default function WidgetOverview() {
  const { data: keys } = useQuery(widgetKeyList);
  const { data: api } = useQuery(publicAddress);
  const { data: site } = useQuery(widgetSite);
  return (
    <Overview {...{ site, api }} keys={keys?.data ?? []} keyCard={(entitled) => <WidgetKeys entitled={entitled} />} />
  );
}
