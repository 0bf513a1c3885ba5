import { useTranslation } from 'react-i18next';

export default function WidgetExamples() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.examples')}</p>;
}
