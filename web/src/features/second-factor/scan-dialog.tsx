import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { helpOf } from '../../components/help-link/help-of.ts';
import { Qr } from '../../components/qr/qr.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { refusedProof } from '../../lib/refused-proof.ts';
import { confirm, type Setup } from './api/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';

/** As people type it: in fours. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export interface ScanDialogProps {
  readonly setup: Setup;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** What the app reads, the codes for a lost phone, and the code that switches it on: all in one place, none of it again. */
export const ScanDialog = ({ setup: { uri, recoveryCodes }, onConfirmed, onClose }: ScanDialogProps) => {
  const { t } = useTranslation('second-factor');
  const form = useId();
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({ mutationFn: confirm, gcTime: 0, onSuccess: onConfirmed });
  const refused = refusedProof(error);
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && code) mutate(code);
  };
  return (
    <Dialog
      open
      title={t('scan.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {t('scan.submit')}
          </Button>
        </>
      }
    >
      <div className={css.scan}>
        <Qr isLarge text={uri} label={t('scan.qr')} />
        <div className={css.beside}>
          <p>{t('scan.scan')}</p>
          {/* A phone cannot scan its own screen. */}
          <a className={cx('link', css.here)} href={uri}>
            {t('scan.here')}
          </a>
          <dl className={css.secret}>
            <dt>{t('scan.secret')}</dt>
            <dd>
              <code>{inFours(secret)}</code>
            </dd>
          </dl>
          <CopyButton text={secret} look="quiet">
            {t('scan.copySecret')}
          </CopyButton>
        </div>
      </div>
      <RecoveryCodes codes={recoveryCodes} />
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {refused.isElsewhere && (
          <Alert tone="bad" urgent title={t('failed')} help={helpOf(error)}>
            {refused.said ?? t('failedWhy')}
          </Alert>
        )}
        <p>{t('scan.confirm')}</p>
        <CodeField onlyOfApp isLater value={code} onChange={setCode} wrong={refused.wrongCode} />
      </form>
    </Dialog>
  );
};
