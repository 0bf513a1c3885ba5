import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ApiError } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { Top } from './top.tsx';
import css from './sheet.module.css';

interface UnreadProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Nobody could say: that is no word about the receipt. */
export const Unread = ({ error, onRetry }: UnreadProps) => {
  const { t } = useTranslation('receipts');
  const isOnline = useOnline();
  const isBusy = error instanceof ApiError && error.status === 429;
  return (
    <section className={css.sheet}>
      <Top
        title={t('gone.unread.title')}
        explain={t(isOnline ? (isBusy ? 'gone.unread.busy' : 'gone.unread.explain') : 'gone.unread.offline')}
      />
      <div className={css.section}>
        <Button look="primary" onClick={onRetry}>
          {t('gone.unread.retry')}
        </Button>
      </div>
    </section>
  );
};
