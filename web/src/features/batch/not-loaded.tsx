import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useRefusal } from './use-refusal.ts';

export interface NotLoadedProps {
  readonly what: 'load' | 'loadOne' | 'rows';
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of batches or rows that could not be read. */
export const NotLoaded = ({ what, error, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('batch');
  const refusal = useRefusal();
  return (
    <div className="pad">
      <Refused title={t(`failed.${what}`)} retry={t('failed.retry')} onRetry={onRetry}>
        {refusal(error)}
      </Refused>
    </div>
  );
};
