import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '#shared/validation/environment.ts';
import { keyNameAtMost } from '#shared/validation/limits.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { createKey, type NewSecret } from './api/keys.ts';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

export interface WidgetKeyDialogProps {
  readonly environment: Environment;
  readonly onClose: () => void;
  readonly onCreated: (key: NewSecret) => void;
}

const formId = 'create-widget-key';

/** Makes the key of one environment; its name stands ready. */
export const WidgetKeyDialog = ({ environment, onClose, onCreated }: WidgetKeyDialogProps) => {
  const { t } = useTranslation('keys');
  const refusal = useRefusal();
  const [name, setName] = useState(() => t('widget.name', { context: environment }));
  const { send, isPending, error } = useSecretCall(createKey, onCreated);
  const isNamed = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && !isPending) send({ name, description: '', environment, purpose: 'widget' });
  };
  return (
    <Dialog
      open
      title={t('widget.create', { context: environment })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        {error && (
          <Alert tone="bad" urgent title={t('failed.create')} help={helpOf(error)}>
            {refusal(error)}
          </Alert>
        )}
        <p className={css.soft}>{t(`widget.${environment}`)}</p>
        <Field label={t('create.name')} error={!isNamed && t('create.nameRequired')}>
          <Input
            data-first
            required
            maxLength={keyNameAtMost}
            autoComplete="off"
            value={name}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};
