import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { session, useUser } from '../../lib/session/current.ts';
import { deleteAccount } from './api/data.ts';
import { refusalIn } from './refusal-in.ts';
import css from './account.module.css';

const goes = ['access', 'data', 'files'] as const;
const stays = ['books', 'claim'] as const;

/** What goes, what stays and for how long, and the password that lets it go. */
export const DeleteDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const deleting = useMutation({
    mutationFn: deleteAccount,
    // The server knows this session no more; leaving it takes what this browser keeps along.
    onSuccess: () => void session.logout(),
  });
  const refusal = refusalIn(deleting.error, t('delete.failed'));
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
          <Button type="submit" form={formId} busy={deleting.isPending} disabled={!password}>
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
        {refusal && <Alert tone="bad" title={refusal} />}
        <Field label={t('delete.password')}>
          <PasswordInput
            value={password}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field label={t('delete.code')} optional hint={t('delete.codeHint')}>
          <Input value={code} autoComplete="one-time-code" onChange={({ target }) => setCode(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
};
