import { Support } from '../../features/support/support.tsx';
import { widgetWaysOn } from './ways-on.ts';

export default function WidgetSupport() {
  return <Support kind="widget" waysOn={widgetWaysOn} />;
}
