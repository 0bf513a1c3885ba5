import { useTranslation } from 'react-i18next';

export default function WidgetSupport() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.support')}</p>;
}
