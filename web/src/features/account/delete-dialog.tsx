import { useId, useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { refusedProof } from '../../lib/refused-proof.ts';
import { session, useUser } from '../../lib/session/current.ts';
import { deleteAccount } from './api/data.ts';
import { profile } from './api/profile.ts';
import { refusalIn } from './refusal-in.ts';
import css from './account.module.css';

const goes = ['access', 'data', 'files'] as const;
const stays = ['books', 'claim'] as const;

/** What goes, what stays and for how long, and the password that lets it go. */
export const DeleteDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { email } = useUser();
  // Until the profile is read, a field too many is better than one too few.
  const wantsCode = useQuery(profile).data?.secondFactor !== null;
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const deleting = useMutation({
    mutationFn: deleteAccount,
    // Takes along what this browser keeps; the login says what happened.
    onSuccess: session.forget,
  });
  const refusal = refusalIn(deleting.error, t('delete.failed'));
  const { password: wrongPassword, wrongCode } = refusedProof(deleting.error);
  const isBesideField = wrongPassword !== undefined || (wantsCode && wrongCode !== undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password && !deleting.isPending) deleting.mutate({ password, code });
  };
  return (
    <Dialog
      open={open}
      title={t('delete.title')}
      onClose={onClose}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button look="danger" type="submit" form={formId} busy={deleting.isPending} disabled={!password}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.asked} onSubmit={send} noValidate>
        <p>{t('delete.lead', { email })}</p>
        <ul>
          {goes.map((one) => (
            <li key={one}>{t(`delete.goes.${one}`)}</li>
          ))}
        </ul>
        <p>{t('delete.stays')}</p>
        <ul>
          {stays.map((one) => (
            <li key={one}>{t(`delete.kept.${one}`)}</li>
          ))}
        </ul>
        {refusal && !isBesideField && <Alert tone="bad" urgent title={refusal} />}
        <Field label={t('delete.password')} error={wrongPassword}>
          <PasswordInput
            value={password}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {wantsCode && <CodeField isLater value={code} onChange={setCode} wrong={wrongCode} />}
      </form>
    </Dialog>
  );
};
