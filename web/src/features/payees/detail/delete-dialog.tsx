import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { deletePayee, onePayee, payeesKey, type Payee } from '../api/payees.ts';
import { useRefusal } from '../use-refusal.ts';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface DeleteDialogProps {
  readonly payee: Payee;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** What is forgotten cannot be remembered again: it is asked for once more. */
export const DeleteDialog = ({ payee: { id, name }, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  const cache = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => deletePayee(id),
    onSuccess: () => {
      onDeleted();
      cache.removeQueries(onePayee(id));
      void cache.invalidateQueries({ queryKey: payeesKey });
    },
  });
  return (
    <Dialog
      open
      title={t('detail.removeTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {t('detail.keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t('detail.remove')}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="bad" urgent title={t('failed.remove')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      <p>{t('detail.removeLead')}</p>
    </Dialog>
  );
};
