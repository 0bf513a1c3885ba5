import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { Limits } from './api/keys.ts';

export interface FullDialogProps {
  readonly limits: Limits;
  readonly onClose: () => void;
  readonly onPlans: () => void;
}

/** In place of the form where the plan allows no further key: why, and both ways on. */
export const FullDialog = ({ limits, onClose, onPlans }: FullDialogProps) => {
  const { t } = useTranslation('keys');
  return (
    <Dialog
      open
      title={t('failed.cannotCreate')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button look="primary" onClick={onPlans}>
            {t('create.plans')}
          </Button>
        </>
      }
    >
      <Alert tone="warn" title={t('create.fullTitle')}>
        {t('create.full', { count: limits.count })}
      </Alert>
    </Dialog>
  );
};
