import { useRef, useState, type DragEvent } from 'react';
import { FileUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { payeesAtMost } from '#shared/validation/payees.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Select } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useCountries } from '../../../lib/constants/use-countries.ts';
import type { Chosen } from './chosen.ts';
import { readFile } from './read-file.ts';
import type { ReadFile } from './read-rows.ts';
import type { Imported } from './use-sending.ts';
import { RowsToFix, type ToFix } from './rows-to-fix.tsx';
import css from './bring.module.css';
import { helpOfFile } from '../../../components/help-link/pages.ts';

const bytesAtMost = 5 * 1024 * 1024;

export interface FromFileProps {
  readonly isSending: boolean;
  /** What the server would not take, by its place among the rows that were sent. */
  readonly refused: Imported['refused'];
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

type Trouble = 'noNames' | 'notText' | 'tooLarge';

/** Reads a file in this browser: what can be saved is sent when asked for, what cannot is listed with its reason. */
export const FromFile = ({ isSending, refused, onChoose }: FromFileProps) => {
  const { t, i18n } = useTranslation('payees');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [country, setCountry] = useState<CountryCode>();
  const [read, setRead] = useState<ReadFile>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isOver, setOver] = useState(false);
  const countries = useCountries(i18n.language).filter(({ code, available }) => available && isCountry(code));

  const take = async (next: File, otherwise: CountryCode | undefined) => {
    setFile(next);
    const end = (found: ReadFile | undefined, why?: Trouble) => {
      setRead(found);
      setTrouble(why);
      onChoose(found && { sent: { payees: found.rows.map(({ payee }) => payee) }, count: found.rows.length });
    };
    if (next.size > bytesAtMost) return end(undefined, 'tooLarge');
    try {
      const found = await readFile(await next.arrayBuffer(), otherwise);
      if (found && found.rows.length > payeesAtMost) return end(undefined, 'tooLarge');
      end(found, found ? undefined : 'noNames');
    } catch {
      end(undefined, 'notText');
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isSending) void take(dropped, country);
  };
  const chooseCountry = (code: string) => {
    const next = isCountry(code) ? code : undefined;
    setCountry(next);
    if (file) void take(file, next);
  };
  const notTaken: ToFix[] = refused.flatMap(({ index, code }) => {
    const row = read?.rows[index];
    return row ? [{ line: row.line, name: row.name, objection: { code } }] : [];
  });
  const toFix = [...(read?.refused ?? []), ...notTaken];
  return (
    <>
      <Field label={t('bring.country')}>
        <Select
          dense
          disabled={isSending}
          options={[
            { value: '', label: t('bring.noCountry') },
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={country ?? ''}
          onChange={({ target }) => chooseCountry(target.value)}
        />
      </Field>
      <div
        className={cx(css.drop, isOver && css.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={FileUp} />
        <b>{file ? file.name : t('bring.drop')}</b>
        <output>
          {read
            ? [
                t('bring.found', { count: read.rows.length }),
                toFix.length > 0 ? t('bring.toFix', { count: toFix.length }) : '',
              ]
                .filter(Boolean)
                .join(', ')
            : !trouble && t(file ? 'bring.reading' : 'bring.dropMore')}
        </output>
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label={t('bring.choose')}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) void take(picked, country);
            target.value = '';
          }}
        />
        <Button size="sm" disabled={isSending} onClick={() => input.current?.click()}>
          {t(file ? 'bring.change' : 'bring.choose')}
        </Button>
      </div>
      {trouble && (
        <Alert tone="bad" urgent title={t('bring.unreadable')} icon={TriangleAlert} help={helpOfFile}>
          {t(`bring.${trouble}`, { count: payeesAtMost })}
        </Alert>
      )}
      {toFix.length > 0 && <RowsToFix rows={toFix} />}
    </>
  );
};
