import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';

export const NotLoaded = ({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation('usage');
  const isOnline = useOnline();
  return (
    <Alert
      tone="bad"
      urgent
      title={title}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t(isOnline ? 'failed.explain' : 'failed.offline')}
    </Alert>
  );
};
