import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusedProof, type Proof } from '../../lib/refused-proof.ts';
import { CodeField } from '../code-field/code-field.tsx';
import { helpOf } from '../help-link/help-of.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import css from './proof-dialog.module.css';

export interface ProofDialogProps<T> {
  readonly title: string;
  /** What follows from it, above the fields. */
  readonly children: ReactNode;
  /** That is long and has to be read: the dialog begins there, and not at the fields below. */
  readonly readFirst?: boolean;
  readonly submit: string;
  readonly cancel?: string;
  readonly look?: 'primary' | 'danger';
  /** The account is known to have a second factor; elsewhere its code is asked for when the server wants it. */
  readonly wantsCode?: boolean;
  readonly send: (proof: Proof) => Promise<T>;
  readonly onDone: (answer: T) => void;
  readonly onClose: () => void;
}

/** Something that takes the password, and a code where there is a second factor. */
export const ProofDialog = <T,>(props: ProofDialogProps<T>) => {
  const {
    title,
    children,
    readFirst,
    submit,
    cancel,
    look = 'primary',
    wantsCode = false,
    send,
    onDone,
    onClose,
  } = props;
  const { t } = useTranslation('proof-dialog');
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const hasCode = wantsCode || isCodeAsked;
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    gcTime: 0,
    onSuccess: onDone,
    onError: (failure) => {
      if (refusedProof(failure).code === 'errors.secondFactorRequired') setCodeAsked(true);
    },
  });
  const refused = refusedProof(error);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It has the focus already, and the sentence below it may be out of sight.
    if (refusedProof(error).password !== undefined) field.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && password) mutate({ password, ...(hasCode && { code }) });
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel ?? t('cancel')}</Button>
          <Button look={look} type="submit" form={form} busy={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={onSubmit} noValidate>
        <div className={css.lead}>{children}</div>
        {refused.isElsewhere && (
          <Alert tone="bad" urgent title={t('failed')} help={helpOf(error)}>
            {refused.said ?? t('failedWhy')}
          </Alert>
        )}
        <div ref={field}>
          <Field label={t('password')} error={refused.password}>
            <PasswordInput
              {...(!readFirst && { 'data-first': true })}
              required
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
        </div>
        {hasCode && <CodeField isLater={wantsCode} value={code} onChange={setCode} wrong={refused.wrongCode} />}
      </form>
    </Dialog>
  );
};
