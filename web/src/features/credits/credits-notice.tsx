import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { useBalance } from './use-balance.ts';

/** Says it before the form does: without credits only the sandbox answers. */
export const CreditsNotice = () => {
  const { t } = useTranslation('credits');
  if (useBalance().state !== 'none') return null;
  return (
    <Alert tone="warn" title={t('noneTitle')} className="mb-6">
      {t('noneExplain')}
    </Alert>
  );
};
