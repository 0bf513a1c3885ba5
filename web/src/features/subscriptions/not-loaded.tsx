import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useRefusal } from './use-refusal.ts';

export interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ error, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'errors' });
  const refusal = useRefusal();
  return (
    <Alert
      tone="bad"
      urgent
      title={t('load')}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {refusal(error)}
    </Alert>
  );
};
