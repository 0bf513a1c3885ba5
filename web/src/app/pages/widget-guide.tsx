import { useTranslation } from 'react-i18next';

export default function WidgetGuide() {
  const { t } = useTranslation('widget');
  return <p>{t('tabs.guide')}</p>;
}
