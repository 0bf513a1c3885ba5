import { Support } from '../../features/support/support.tsx';

export default function WidgetSupport() {
  return <Support />;
}
