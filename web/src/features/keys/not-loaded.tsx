import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';

export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('keys');
  const isOnline = useOnline();
  return (
    <Refused title={t('failed.load')} retry={t('failed.retry')} onRetry={onRetry}>
      {t(isOnline ? 'failed.unknown' : 'failed.offline')}
    </Refused>
  );
};
