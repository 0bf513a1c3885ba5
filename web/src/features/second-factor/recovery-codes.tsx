import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { useUser } from '../../lib/session/current.ts';
import css from './second-factor.module.css';

/** The codes, this once, and every way to keep them. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const { t } = useTranslation('second-factor');
  const { email } = useUser();
  const text = codes.join('\n');
  // Found a year later, it says what it is for.
  const save = () => {
    const lines = [t('recovery.title'), t('recovery.of', { email }), t('recovery.each'), '', text, ''];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), `${t('recovery.file')}.txt`);
  };
  return (
    <section className={css.recovery} aria-label={t('recovery.title')}>
      <h3>{t('recovery.title')}</h3>
      <p>{t('recovery.lead')}</p>
      <p className={css.soft}>{t('recovery.of', { email })}</p>
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
        <Button onClick={save}>
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
