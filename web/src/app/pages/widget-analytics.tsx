import { Analytics } from '../../features/widget/analytics/analytics.tsx';
import { addressOf } from './widget-tabs.ts';

export default function WidgetAnalytics() {
  return <Analytics toGuide={addressOf('guide')} />;
}
