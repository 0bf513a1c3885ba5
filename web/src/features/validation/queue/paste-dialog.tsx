import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countries } from '#shared/engine/countries/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { readPasted, type Pasted } from '#shared/engine/pasted/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field, useFieldLinks } from '../../../components/ui/field.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { engineOf } from '../api/country-engine.ts';
import css from './queue.module.css';

export interface PasteDialogProps {
  readonly open: boolean;
  readonly country: CountryCode;
  readonly onPaste: (pasted: Pasted) => void;
  readonly onClose: () => void;
}

const Lines = ({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) => (
  <textarea
    {...useFieldLinks()}
    className={cx('input', css.pasted)}
    data-first
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

const isFound = ({ kind }: Pasted['lines'][number]) => kind !== 'nothing';

/** Room for several lines, for whoever has no clipboard at hand or wants to see them first. */
export const PasteDialog = ({ open, country, onPaste, onClose }: PasteDialogProps) => {
  const { t } = useTranslation('queue');
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    setText('');
    setEmpty(false);
    onClose();
  };
  const go = async () => {
    const codes = Object.keys(countries) as CountryCode[];
    const packs = (await Promise.all(codes.map((code) => queries.ensureQueryData(engineOf(code))))).map(
      ({ pack }) => pack,
    );
    const pasted = readPasted(text, { packs, country });
    if (!pasted.lines.some(isFound)) return setEmpty(true);
    onPaste(pasted);
    close();
  };
  return (
    <Dialog
      open={open}
      title={t('paste.title')}
      onClose={close}
      footer={
        <Button look="primary" onClick={() => void go()}>
          {t('paste.go')}
        </Button>
      }
    >
      <Field label={t('paste.label')} hint={t('paste.hint')} error={isEmpty ? t('paste.nothing') : undefined}>
        <Lines
          value={text}
          onChange={(now) => {
            setText(now);
            setEmpty(false);
          }}
        />
      </Field>
    </Dialog>
  );
};
