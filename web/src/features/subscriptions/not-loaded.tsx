import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useRefusal } from './use-refusal.ts';

export interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ error, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'errors' });
  const refusal = useRefusal();
  return (
    <Refused title={t('load')} retry={t('retry')} onRetry={onRetry}>
      {refusal(error)}
    </Refused>
  );
};
