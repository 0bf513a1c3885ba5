import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { PackList } from './pack-list.tsx';
import css from './packs.module.css';

export interface BuyCreditsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The packs, what each holds and what it costs. */
export const BuyCreditsDialog = ({ open, onClose }: BuyCreditsDialogProps) => {
  const { t } = useTranslation('credits');
  return (
    <Dialog
      open={open}
      title={t('buy')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('packs.close')}
        </Button>
      }
    >
      <Alert title={t('packs.soon')}>{t('packs.soonMore')}</Alert>
      <PackList full />
      <p className={css.lead}>{t('packs.lead')}</p>
    </Dialog>
  );
};
