import { useTranslation } from 'react-i18next';

export default function WidgetChangelog() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.changelog')}</p>;
}
