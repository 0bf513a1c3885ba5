import { useTranslation } from 'react-i18next';
import { SecretOnce } from '../../../components/secret-once/secret-once.tsx';
import { saveFile } from '../../../components/ui/save-file.ts';
import { useFormat } from '../../../lib/format.ts';
import type { NewSecret } from '../api/webhooks.ts';
import { secretName } from '../verify/verify-code.ts';
import css from './dialogs.module.css';

export interface SecretDialogProps {
  readonly of: NewSecret;
  /** Whether there was a secret before this one. */
  readonly isRotated: boolean;
  readonly onClose: () => void;
}

const file = 'cuentaclara-webhook.env';

/** The secret that signs what is sent to a webhook. */
export const SecretDialog = ({ of, isRotated, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('webhooks');
  const { moment } = useFormat();
  const { url, secret, secrets } = of;
  // The second of those that sign, if any.
  const until = secrets[1]?.expiresAt;
  const before = until ? t('once.until', { moment: moment(until) }) : t('once.ended');
  return (
    <SecretOnce
      title={t('once.title')}
      lead={t('once.lead')}
      rows={
        <div>
          <dt>{t('once.webhook')}</dt>
          <dd className={css.shown}>
            <code>{url}</code>
          </dd>
        </div>
      }
      secret={secret}
      before={isRotated ? before : undefined}
      download={() => saveFile(new Blob([`${secretName}=${secret}\n`], { type: 'text/plain' }), file)}
      onClose={onClose}
    />
  );
};
