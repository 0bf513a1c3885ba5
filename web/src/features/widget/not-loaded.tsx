import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useRefusal } from './use-refusal.ts';

/** Something that a screen stands on and that could not be read. */
export interface Unread {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ error, onRetry }: Unread) => {
  const { t } = useTranslation('widget');
  const refusal = useRefusal();
  return (
    <Refused title={t('failed.load')} retry={t('failed.retry')} onRetry={onRetry}>
      {refusal(error)}
    </Refused>
  );
};
