import { useTranslation } from 'react-i18next';

export default function WidgetFaq() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.faq')}</p>;
}
