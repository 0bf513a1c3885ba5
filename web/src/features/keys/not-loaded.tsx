import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';

export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('keys');
  const isOnline = useOnline();
  return (
    <Alert
      tone="bad"
      urgent
      title={t('failed.load')}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t(isOnline ? 'failed.unknown' : 'failed.offline')}
    </Alert>
  );
};
