import { useTranslation } from 'react-i18next';
import { environmentFile } from '../../components/curl/curl.ts';
import { SecretOnce } from '../../components/secret-once/secret-once.tsx';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { useFormat } from '../../lib/format.ts';
import type { NewSecret } from './api/keys.ts';
import { envFileOf } from './env-file.ts';
import { firstCallOf } from './first-call.ts';
import css from './dialogs.module.css';

export interface SecretDialogProps {
  readonly of: NewSecret;
  /** Whether there was a secret before this one. */
  readonly isRotated: boolean;
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/** The secret of a key, with the id that is sent beside it and the first call that they make. */
export const SecretDialog = ({ of, isRotated, address, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('keys');
  const { moment } = useFormat();
  const { name, keyId, secret, environment, purpose, secrets } = of;
  // The second of those that work, if any.
  const until = secrets[1]?.expiresAt;
  const before = until ? t('once.until', { moment: moment(until) }) : t('once.ended');
  return (
    <SecretOnce
      title={t('once.title', { name })}
      lead={t('once.lead', { context: purpose })}
      rows={
        <div>
          <dt>
            {t('once.keyId')} <small>{t('once.keyIdNote')}</small>
          </dt>
          <dd className={css.secret}>
            <code>{keyId}</code>
            <CopyButton text={keyId} />
          </dd>
        </div>
      }
      secret={secret}
      hint={`${t(`environments.${environment}`)}. ${t('once.check')}`}
      before={isRotated ? before : undefined}
      download={() => saveFile(envFileOf(of), environmentFile)}
      onClose={onClose}
    >
      {address && environment === 'sandbox' && purpose === 'api' && !isRotated && (
        <CodeBlock title={t('once.tryTitle')} code={firstCallOf(address, of, secret)} copy={t('try.copy')} />
      )}
    </SecretOnce>
  );
};
