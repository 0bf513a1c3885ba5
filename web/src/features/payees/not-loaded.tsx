import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';

export interface NotLoadedProps {
  readonly what: 'load' | 'loadOne';
  readonly onRetry: () => void;
}

export const NotLoaded = ({ what, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('payees');
  const isOnline = useOnline();
  return (
    <div className="pad">
      <Refused title={t(`failed.${what}`)} retry={t('failed.retry')} onRetry={onRetry}>
        {t(isOnline ? 'failed.unknown' : 'failed.offline')}
      </Refused>
    </div>
  );
};
