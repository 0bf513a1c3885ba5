import { useTranslation } from 'react-i18next';

export default function WidgetDocumentation() {
  const { t } = useTranslation('widget');
  return <p>{t('topics.documentation')}</p>;
}
