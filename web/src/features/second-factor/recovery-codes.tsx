import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import css from './second-factor.module.css';

/** The codes, this once, and every way to keep them. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useTranslation('second-factor');
  const text = codes.join('\n');
  return (
    <section className={css.recovery} aria-label={t('recovery.title')}>
      <h3>{t('recovery.title')}</h3>
      <p>{t('recovery.lead')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <CopyButton text={text} look="quiet">
          {t('recovery.copy')}
        </CopyButton>
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${t('recovery.file')}.txt`)}>
          <Icon of={Download} />
          {t('recovery.download')}
        </Button>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('recovery.print')}
        </Button>
      </div>
    </section>
  );
};
