import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { provenForMinutes } from '#shared/plans.ts';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { helpOf } from '../../components/help-link/help-of.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { call } from '../../lib/api.ts';
import { refusedProof } from '../../lib/refused-proof.ts';
import css from './proof-dialog.module.css';

const formId = 'prove-again';

/** Asks whoever is signed in for the password, and for a code where the account wants one. */
export const ProofDialog = ({ onAnswer }: { readonly onAnswer: (isProven: boolean) => void }) => {
  const { t } = useTranslation('proof');
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [wantsCode, setWantsCode] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const refused = refusedProof(error);

  const prove = async () => {
    setPending(true);
    setError(undefined);
    try {
      const { password, code } = typed;
      await call('POST /api/auth/proof', { body: { password, ...(wantsCode && { code }) } });
      onAnswer(true);
    } catch (failure) {
      if (refusedProof(failure).code === 'errors.secondFactorRequired') setWantsCode(true);
      setError(failure);
    }
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && typed.password) void prove();
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p className={css.lead}>{t('lead', { minutes: provenForMinutes })}</p>
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
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        </Field>
        {wantsCode && (
          <CodeField value={typed.code} onChange={(code) => setTyped({ ...typed, code })} wrong={refused.wrongCode} />
        )}
      </form>
    </Dialog>
  );
};
