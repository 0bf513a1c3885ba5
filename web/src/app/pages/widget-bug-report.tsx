import { useQuery } from '@tanstack/react-query';
import { BugReport } from '../../features/support/bug-report.tsx';
import { errorCodes } from '../../features/widget/documentation/facts.ts';
import { lastError } from '../../features/widget/last-error.ts';
import { widgetSite } from './deployment.ts';
import { widgetWaysOn } from './ways-on.ts';

/** A report of an error, with the version of the widget that is deployed. */
export default function WidgetBugReport() {
  const { data: site } = useQuery(widgetSite);
  return <BugReport version={site?.version} codes={errorCodes} lastError={lastError()} waysOn={widgetWaysOn} />;
}
