import { useTranslation } from 'react-i18next';

export default function WidgetOverview() {
  const { t } = useTranslation('widget');
  return <p>{t('tabs.overview')}</p>;
}
