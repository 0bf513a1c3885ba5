import { Download, FileCode, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { cx } from '../../components/ui/class-names.ts';
import css from './sheet.module.css';

const command = 'node verificar.mjs comprobante.jws jwks.json';

/** What it takes to verify a receipt without asking us. */
export const Offline = ({ jws }: { readonly jws: string }) => {
  const { t } = useTranslation('receipts');
  return (
    <section className={css.offline} aria-labelledby="offline">
      <h2 id="offline">{t('offline.title')}</h2>
      <p>{t('offline.explain')}</p>
      <CodeBlock title={t('offline.command')} code={command} copy={t('offline.copy')} />
      <p className={css.files}>
        <Button size="sm" onClick={() => saveFile(new Blob([jws], { type: 'application/jose' }), 'comprobante.jws')}>
          <Icon of={Download} />
          {t('offline.file')}
        </Button>
        <a className={cx('btn', 'btn--quiet', 'btn--sm')} href="/.well-known/jwks.json" download="jwks.json">
          <Icon of={KeyRound} />
          {t('offline.keys')}
        </a>
        <a className={cx('btn', 'btn--quiet', 'btn--sm')} href="/verificar.mjs" download="verificar.mjs">
          <Icon of={FileCode} />
          {t('offline.program')}
        </a>
      </p>
    </section>
  );
};
