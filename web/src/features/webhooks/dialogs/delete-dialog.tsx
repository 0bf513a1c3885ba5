import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useFormat } from '../../../lib/format.ts';
import { deleteWebhook, type Webhook } from '../api/webhooks.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface DeleteDialogProps {
  readonly of: Webhook;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** What ends with a webhook is said before it does. */
export const DeleteDialog = ({ of, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTranslation('webhooks');
  const { number } = useFormat();
  const refusal = useRefusal();
  const { mutate, error, isPending } = useMutation({ mutationFn: () => deleteWebhook(of.id), onSuccess: onDeleted });
  return (
    <Dialog
      open
      title={t('removal.title')}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {t('removal.keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t('removal.submit')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="bad" urgent title={t('failed.remove')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      <p className={css.shown}>
        <code>{of.url}</code>
      </p>
      <p className={css.soft}>
        {t('removal.lead')} {of.waiting > 0 && t('removal.waiting', { count: of.waiting, n: number(of.waiting) })}
      </p>
    </Dialog>
  );
};
