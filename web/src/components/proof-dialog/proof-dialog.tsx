import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { helpOf } from '../../components/help-link/help-of.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { refusedProof } from '../../lib/refused-proof.ts';
import type { Proof } from './api/second-factor.ts';
import css from './second-factor.module.css';

export interface ProofDialogProps<T> {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly look?: 'primary' | 'danger';
  /** Where the account has a second factor. */
  readonly wantsCode: boolean;
  readonly send: (proof: Proof) => Promise<T>;
  readonly onDone: (answer: T) => void;
  readonly onClose: () => void;
}

/** Something that takes the password, and a code where there is a second factor. */
export const ProofDialog = <T,>({
  title,
  lead,
  submit,
  look = 'primary',
  wantsCode,
  send,
  onDone,
  onClose,
}: ProofDialogProps<T>) => {
  const { t } = useTranslation('second-factor');
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({ mutationFn: send, gcTime: 0, onSuccess: onDone });
  const refused = refusedProof(error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && password) mutate({ password, ...(wantsCode && { code }) });
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look={look} type="submit" form={form} busy={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={onSubmit} noValidate>
        <p className={css.soft}>{lead}</p>
        {refused.isElsewhere && (
          <Alert tone="bad" urgent title={t('failed')} help={helpOf(error)}>
            {refused.said ?? t('failedWhy')}
          </Alert>
        )}
        <Field label={t('password')} error={refused.password}>
          <PasswordInput
            data-first
            required
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {wantsCode && <CodeField isLater value={code} onChange={setCode} wrong={refused.wrongCode} />}
      </form>
    </Dialog>
  );
};
