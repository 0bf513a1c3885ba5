import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { saveFile } from '../../../components/ui/save-file.ts';
import { useFormat } from '../../../lib/format.ts';
import { useHoldPage } from '../../../lib/use-hold-page.ts';
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

/** What became of the secret before, where there was one: the second of those that sign, if any. */
const Before = ({ secrets }: Pick<NewSecret, 'secrets'>) => {
  const { t } = useTranslation('webhooks');
  const { moment } = useFormat();
  const until = secrets[1]?.expiresAt;
  return <p className={css.soft}>{until ? t('once.until', { moment: moment(until) }) : t('once.ended')}</p>;
};

/** The secret, this once. Only whoever says that it is kept can close it. */
export const SecretDialog = ({ of, isRotated, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('webhooks');
  const [isSaved, setSaved] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [isDownloaded, setDownloaded] = useState(false);
  const [warn] = useState(() => () => setWarned(true));
  useHoldPage(!isSaved, warn);
  const { url, secret, secrets } = of;
  const download = () => {
    saveFile(new Blob([`${secretName}=${secret}\n`], { type: 'text/plain' }), file);
    setDownloaded(true);
  };
  return (
    <Dialog
      open
      title={t('once.title')}
      footer={
        <>
          <label className={css.saved}>
            <input type="checkbox" checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
            {t('once.saved')}
          </label>
          <Button look="primary" aria-disabled={!isSaved} onClick={isSaved ? onClose : warn}>
            {t('once.close')}
          </Button>
        </>
      }
    >
      <p className={css.soft}>{t('once.lead')}</p>
      {isWarned && !isSaved && (
        <Alert tone="warn" urgent title={t('once.unsaved')}>
          {t('once.unsavedMore')}
        </Alert>
      )}
      <dl className={css.once}>
        <div>
          <dt>{t('once.webhook')}</dt>
          <dd className={css.shown}>
            <code>{url}</code>
          </dd>
        </div>
        <div>
          <dt>
            {t('once.secret')} <small>{t('once.secretNote')}</small>
          </dt>
          <dd className={css.secret}>
            <code>{secret}</code>
          </dd>
        </div>
      </dl>
      <div className={css.row}>
        <CopyButton text={secret} look="quiet" data-first>
          {t('once.copySecret')}
        </CopyButton>
        <Button onClick={download}>
          <Icon of={Download} />
          {t('once.download')}
        </Button>
        <output className={css.soft}>{isDownloaded && t('once.downloaded')}</output>
      </div>
      {isRotated && <Before secrets={secrets} />}
    </Dialog>
  );
};
