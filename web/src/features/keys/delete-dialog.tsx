import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { deleteKey, type Key } from './api/keys.ts';
import { useRefusal } from './use-refusal.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

export interface DeleteDialogProps {
  readonly of: Key;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const formId = 'delete-key';

/** The name has to be typed: what ends here ends for every system that calls with it. */
export const DeleteDialog = ({ of, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTranslation('keys');
  const refusal = useRefusal();
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({ mutationFn: () => deleteKey(of.id), onSuccess: onDeleted });
  const isSame = typed.trim() === of.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSame && !isPending) mutate();
  };
  return (
    <Dialog
      open
      title={t('removal.title', { name: of.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('removal.keep')}</Button>
          <Button look="danger" type="submit" form={formId} busy={isPending}>
            {t('removal.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {error && (
          <Alert tone="bad" urgent title={t('failed.remove')} help={helpOf(error)}>
            {refusal(error)}
          </Alert>
        )}
        <p className={css.soft}>{t('removal.lead')}</p>
        <Field label={t('removal.type', { name: of.name })} error={hasTried && !isSame && t('removal.mismatch')}>
          <Input data-first autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
};
