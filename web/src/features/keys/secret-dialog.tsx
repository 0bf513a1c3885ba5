import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { environmentFile } from '../../components/curl/curl.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { useFormat } from '../../lib/format.ts';
import { useHoldPage } from '../../lib/use-hold-page.ts';
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

/** What became of the secret before, where there was one: the second of those that work, if any. */
const Before = ({ secrets }: Pick<NewSecret, 'secrets'>) => {
  const { t } = useTranslation('keys');
  const { moment } = useFormat();
  const until = secrets[1]?.expiresAt;
  return <p className={css.soft}>{until ? t('once.until', { moment: moment(until) }) : t('once.ended')}</p>;
};

/** The secret, this once. Only whoever says that it is kept can close it. */
export const SecretDialog = ({ of, isRotated, address, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('keys');
  const [isSaved, setSaved] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [isDownloaded, setDownloaded] = useState(false);
  const [warn] = useState(() => () => setWarned(true));
  useHoldPage(!isSaved, warn);
  const { name, keyId, secret, environment, purpose, secrets } = of;
  const download = () => {
    saveFile(envFileOf(of), environmentFile);
    setDownloaded(true);
  };
  return (
    <Dialog
      open
      title={t('once.title', { name })}
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
      <p className={css.soft}>{t('once.lead', { context: purpose })}</p>
      {isWarned && !isSaved && (
        <Alert tone="warn" urgent title={t('once.unsaved')}>
          {t('once.unsavedMore')}
        </Alert>
      )}
      <dl className={css.once}>
        <div>
          <dt>
            {t('once.keyId')} <small>{t('once.keyIdNote')}</small>
          </dt>
          <dd className={css.secret}>
            <code>{keyId}</code>
            <CopyButton text={keyId} />
          </dd>
        </div>
        <div>
          <dt>
            {t('once.secret')} <small>{t('once.secretNote')}</small>
          </dt>
          <dd className={css.secretOnce}>
            <code>{secret}</code>
          </dd>
          <dd className="hint">
            {t(`environments.${environment}`)}. {t('once.check')}
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
      {address && environment === 'sandbox' && purpose === 'api' && !isRotated && (
        <CodeBlock title={t('once.tryTitle')} code={firstCallOf(address, of, secret)} copy={t('try.copy')} />
      )}
    </Dialog>
  );
};
