import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHoldPage } from '../../lib/use-hold-page.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './secret-once.module.css';

export interface SecretOnceProps {
  readonly title: string;
  readonly lead: string;
  /** What the secret belongs to, as terms of the list that it ends. */
  readonly rows: ReactNode;
  readonly secret: string;
  readonly hint?: string;
  /** What became of the secret before, where there was one. */
  readonly before: string | undefined;
  /** How its file is downloaded. */
  readonly download: () => void;
  /** What can be done with it now. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The secret, this once. Only whoever says that it is kept can close it. */
export const SecretOnce = ({
  title,
  lead,
  rows,
  secret,
  hint,
  before,
  download,
  children,
  onClose,
}: SecretOnceProps) => {
  const { t } = useTranslation('secret-once');
  const [isSaved, setSaved] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [isDownloaded, setDownloaded] = useState(false);
  const [warn] = useState(() => () => setWarned(true));
  useHoldPage(!isSaved, warn);
  return (
    <Dialog
      open
      title={title}
      footer={
        <>
          <label className={css.saved}>
            <input type="checkbox" checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
            {t('saved')}
          </label>
          <Button look="primary" aria-disabled={!isSaved} onClick={isSaved ? onClose : warn}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p className={css.soft}>{lead}</p>
      {isWarned && !isSaved && (
        <Alert tone="warn" urgent title={t('unsaved')}>
          {t('unsavedMore')}
        </Alert>
      )}
      <dl className={css.list}>
        {rows}
        <div>
          <dt>
            {t('secret')} <small>{t('secretNote')}</small>
          </dt>
          <dd className={css.secret}>
            <code>{secret}</code>
          </dd>
          {hint && <dd className="hint">{hint}</dd>}
        </div>
      </dl>
      <div className={css.row}>
        <CopyButton text={secret} look="quiet" data-first>
          {t('copy')}
        </CopyButton>
        <Button
          onClick={() => {
            download();
            setDownloaded(true);
          }}
        >
          <Icon of={Download} />
          {t('download')}
        </Button>
        <output className={css.soft}>{isDownloaded && t('downloaded')}</output>
      </div>
      {before && <p className={css.soft}>{before}</p>}
      {children}
    </Dialog>
  );
};
