import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useRefusal } from './use-refusal.ts';

export interface NotLoadedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ title, error, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('webhooks');
  const refusal = useRefusal();
  return (
    <Refused title={title} retry={t('failed.retry')} onRetry={onRetry}>
      {refusal(error)}
    </Refused>
  );
};
