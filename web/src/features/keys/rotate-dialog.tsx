import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keyLimits } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { rotateKey, type Key, type NewSecret } from './api/keys.ts';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

export interface RotateDialogProps {
  readonly of: Key;
  readonly onClose: () => void;
  readonly onRotated: (key: NewSecret) => void;
}

const formId = 'rotate-key';

const choices = [
  { atOnce: false, name: 'rotation.later', hint: 'rotation.laterMore' },
  { atOnce: true, name: 'rotation.atOnce', hint: 'rotation.atOnceMore' },
] as const;

/** A new secret; what becomes of the present one is chosen and explained before. */
export const RotateDialog = ({ of, onClose, onRotated }: RotateDialogProps) => {
  const { t } = useTranslation('keys');
  const refusal = useRefusal();
  const id = useId();
  const [endsAtOnce, setEndsAtOnce] = useState(false);
  const { send, isPending, error } = useSecretCall((atOnce: boolean) => rotateKey(of.id, atOnce), onRotated);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send(endsAtOnce);
  };
  return (
    <Dialog
      open
      title={t('rotation.title', { name: of.name, context: of.purpose })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('create.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('rotation.submit', { context: of.purpose })}
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
        <p className={css.soft}>{t('rotation.lead')}</p>
        <fieldset className={css.choices}>
          <legend>{t('rotation.legend')}</legend>
          {choices.map(({ atOnce, name, hint }) => (
            <label key={name} className={css.choice}>
              <input
                type="radio"
                name={id}
                checked={atOnce === endsAtOnce}
                data-first={atOnce ? undefined : true}
                onChange={() => setEndsAtOnce(atOnce)}
              />
              <span>
                {t(name, { hours: keyLimits.rotationHours })}
                <small>{t(hint)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
};
