import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { OwnReceipt } from '../api/receipts.ts';
import { Code } from '../code.tsx';
import { Qr } from '../../../components/qr/qr.tsx';
import css from './share.module.css';

/** A link that was made: to copy, to scan, or to read out as a code. */
export const ReadyLink = ({ receipt: { id, url, full, expiresAt } }: { readonly receipt: OwnReceipt }) => {
  const { t } = useTranslation('share');
  const { shortMoment } = useFormat();
  return (
    <>
      <p className={css.lead} aria-live="polite">
        {t(full ? 'readyFull' : 'readyMasked', { date: shortMoment(expiresAt) })}
      </p>
      <div className={css.link}>
        <code aria-label={t('link')}>{url.replace(/^https?:\/\//, '')}</code>
        <CopyButton text={url}>{t('copy')}</CopyButton>
      </div>
      <div className={css.code}>
        <div>
          <p className="hint">{t('code')}</p>
          <Code id={id} />
          <a className="btn btn--ghost btn--sm" href={`/r/${id}`} target="_blank" rel="noopener noreferrer">
            <Icon of={ExternalLink} />
            {t('view')}
          </a>
        </div>
        <Qr text={url} label={t('qr')} />
      </div>
    </>
  );
};
