import { useEffect, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/controls.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { checkReceipt, type Receipt } from './api/receipts.ts';
import { FindCode } from './find-code.tsx';
import { GoneReceipt } from './gone.tsx';
import { ShownReceipt } from './shown-receipt.tsx';
import { Top } from './top.tsx';
import { Unread } from './unread.tsx';
import css from './sheet.module.css';

type Reading = { readonly receipt?: Receipt; readonly error?: unknown; readonly file?: File };

/** No receipt is longer: the rest is not read. */
const bytesAtMost = 8000;

/** A file that is dropped anywhere on the page, which the browser would open instead. */
const useDropped = (onFile: (file: File) => void): void => {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  });
};

const Again = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t } = useTranslation('receipts');
  return <Button onClick={onAgain}>{t('entry.again')}</Button>;
};

/** The door for whoever has paper or a file: its code, or the file itself, which is verified here. */
export const CheckReceipt = () => {
  const { t } = useTranslation('receipts');
  const [{ receipt, error, file }, setReading] = useState<Reading>({});
  const check = (chosen: File) => {
    setReading({ file: chosen });
    const checked = chosen.size > bytesAtMost ? Promise.resolve('altered' as const) : chosen.text().then(checkReceipt);
    checked.then(
      (read) => setReading(read === 'altered' ? { receipt: alteredFile } : { receipt: read }),
      (refused: unknown) => setReading({ error: refused, file: chosen }),
    );
  };
  useDropped(check);
  const again = <Again onAgain={() => setReading({})} />;
  if (receipt?.state === 'unknown') return <GoneReceipt state="unknown">{again}</GoneReceipt>;
  if (receipt) return <ShownReceipt receipt={receipt}>{again}</ShownReceipt>;
  if (error !== undefined) return <Unread error={error} onRetry={() => file && check(file)} />;
  if (file) return <Spinner label={t('loading')} />;
  return (
    <section className={css.sheet}>
      <Top title={t('entry.title')} explain={t('entry.explain')} />
      <div className={css.section}>
        <FindCode />
      </div>
      <div className={css.section}>
        <Field label={t('entry.file')} hint={t('entry.fileHint')}>
          <Input
            type="file"
            accept=".jws,.txt,application/jose"
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const [chosen] = target.files ?? [];
              if (chosen) check(chosen);
            }}
          />
        </Field>
      </div>
    </section>
  );
};

/** What is larger than any receipt is none of ours. */
const alteredFile: Receipt = {
  id: null,
  state: 'altered',
  full: false,
  createdAt: null,
  expiresAt: null,
  revokedAt: null,
  statement: null,
  jws: null,
};
