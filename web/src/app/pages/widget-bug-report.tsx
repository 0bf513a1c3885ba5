import { useTranslation } from 'react-i18next';

export default function WidgetBugReport() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.bug-report')}</p>;
}
