import { useTranslation } from 'react-i18next';
import { NotLoaded as Refused } from '../../components/ui/not-loaded.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';

export const NotLoaded = ({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation('usage');
  const isOnline = useOnline();
  return (
    <Refused title={title} retry={t('failed.retry')} onRetry={onRetry}>
      {t(isOnline ? 'failed.explain' : 'failed.offline')}
    </Refused>
  );
};
