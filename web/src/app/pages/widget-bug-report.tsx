import { useQuery } from '@tanstack/react-query';
import { BugReport } from '../../features/widget/support/bug-report.tsx';
import { widgetSite } from './deployment.ts';

/** A report of an error, with the version of the widget that is deployed. */
export default function WidgetBugReport() {
  const { data: site } = useQuery(widgetSite);
  return <BugReport version={site?.version} />;
}
