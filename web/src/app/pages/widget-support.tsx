import { Support } from '../../features/widget/support/support.tsx';

export default function WidgetSupport() {
  return <Support />;
}
