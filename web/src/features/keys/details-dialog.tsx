import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyDescriptionAtMost, keyNameAtMost } from '#shared/validation/limits.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { isRefusedAs } from '../../lib/api.ts';
import { changeKey, type Change, type Key } from './api/keys.ts';
import { KeyFacts } from './key-facts.tsx';
import { useRefusal } from './use-refusal.ts';
import css from './dialogs.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

export interface DetailsDialogProps {
  readonly of: Key;
  readonly onClose: () => void;
  readonly onChanged: (key: Key) => void;
  readonly onRotate: () => void;
  readonly onDelete: () => void;
}

const formId = 'change-key';

const saidOf = ({ active }: Change) => {
  if (active === undefined) return 'details.saved';
  return active ? 'details.activated' : 'details.deactivated';
};

/** All there is to know of a key, and everything one may do with it. */
export const DetailsDialog = ({ of, onClose, onChanged, onRotate, onDelete }: DetailsDialogProps) => {
  const { t } = useTranslation('keys');
  const refusal = useRefusal();
  const [name, setName] = useState(of.name);
  const [description, setDescription] = useState(of.description ?? '');
  const change = useMutation({ mutationFn: (what: Change) => changeKey(of.id, what), onSuccess: onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') change.mutate({ name: name.trim(), description: description.trim() || null });
  };
  return (
    <Dialog
      open
      title={t('details.title', { name: of.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onDelete} className={css.remove}>
            {t('details.remove')}
          </Button>
          <Button onClick={onRotate}>{t('rotate')}</Button>
          <Button
            busy={change.isPending && change.variables.active !== undefined}
            onClick={() => change.mutate({ active: !of.active })}
          >
            {t(of.active ? 'details.deactivate' : 'details.activate')}
          </Button>
        </>
      }
    >
      {change.error && !isRefusedAs(change.error, 'errors.passwordNeeded') && (
        <Alert tone="bad" urgent title={t('failed.change')} help={helpOf(change.error)}>
          {refusal(change.error)}
        </Alert>
      )}
      <output className={css.said}>{change.isSuccess && t(saidOf(change.variables))}</output>
      <div className={css.secret}>
        <code>{of.keyId}</code>
        <CopyButton text={of.keyId} />
      </div>
      <KeyFacts of={of} />
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <Field label={t('create.name')} error={name.trim() === '' && t('create.nameRequired')}>
          <Input
            required
            maxLength={keyNameAtMost}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={t('create.description')} optional>
          <Input
            maxLength={keyDescriptionAtMost}
            autoComplete="off"
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={change.isPending && change.variables.active === undefined}>
            {t('details.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
