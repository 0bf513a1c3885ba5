import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';

/** Advice for whoever signed in with a password that would not be taken today. */
export const WeakPassword = () => {
  const { t } = useTranslation('second-factor');
  return (
    <Alert tone="warn" title={t('weak')}>
      {t('weakWhy')}
    </Alert>
  );
};
