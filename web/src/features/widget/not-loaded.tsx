import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useRefusal } from './use-refusal.ts';

export interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ error, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('widget');
  const refusal = useRefusal();
  return (
    <Refused title={t('failed.load')} retry={t('failed.retry')} onRetry={onRetry}>
      {refusal(error)}
    </Refused>
  );
};
