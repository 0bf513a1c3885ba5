import { useTranslation } from 'react-i18next';

export default function WidgetAnalytics() {
  const { t } = useTranslation('widget');
  return <p>{t('tabs.analytics')}</p>;
}
