import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';

export interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New codes in the place of those of before; only whoever says that they are kept leaves. */
export const CodesDialog = ({ codes, onClose }: CodesDialogProps) => {
  const { t } = useTranslation('second-factor');
  return (
    <Dialog
      open
      title={t('recovery.title')}
      footer={
        <Button look="primary" data-first onClick={onClose}>
          {t('recovery.done')}
        </Button>
      }
    >
      <p className={css.soft}>{t('renewed')}</p>
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
};
