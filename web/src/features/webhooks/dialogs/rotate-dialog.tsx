import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Choices } from '../../../components/ui/choices.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { rotateSecret, type NewSecret, type Webhook } from '../api/webhooks.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

export interface RotateDialogProps {
  readonly of: Webhook;
  readonly onClose: () => void;
  readonly onRotated: (answer: NewSecret) => void;
}

const choices = ['later', 'atOnce'] as const;

/** A new secret; what becomes of the present one is chosen and explained before. */
export const RotateDialog = ({ of, onClose, onRotated }: RotateDialogProps) => {
  const { t } = useTranslation('webhooks');
  const refusal = useRefusal();
  const formId = useId();
  const [ends, setEnds] = useState<(typeof choices)[number]>('later');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => rotateSecret(of.id, ends === 'atOnce'),
    gcTime: 0,
    onSuccess: onRotated,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Dialog
      open
      title={t('rotation.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('rotation.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {error && (
          <Alert tone="bad" urgent title={t('failed.rotate')} help={helpOf(error)}>
            {refusal(error)}
          </Alert>
        )}
        <p className={css.soft}>{t('rotation.lead', { url: of.url })}</p>
        <Choices
          legend={t('rotation.legend')}
          value={ends}
          choices={choices.map((value) => ({
            value,
            title: t(`rotation.${value}`, { hours: webhookLimits.rotationHours }),
            explain: t(`rotation.${value}More`),
          }))}
          onChange={setEnds}
        />
      </form>
    </Dialog>
  );
};
