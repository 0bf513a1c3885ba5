import { Changelog } from '../../features/widget/changelog/changelog.tsx';

export default function WidgetChangelog() {
  return <Changelog />;
}
