import { useRef, useState } from 'preact/hooks';
import type { AccountFormat } from '#shared/engine/names.ts';
import type { PasteNote } from './read-paste.ts';
import type { DraftState } from './use-draft.ts';

/** Comes behind everything else, as most people type or paste a bare number. */
export const loadPaste = () => import('./read-paste.ts');

/** A paste over the whole number is read as a person would; into the middle of it the browser puts it as anywhere else. */
export const usePaste = ({ rules, turnTo, write, setValue }: DraftState, format: AccountFormat, isFixed: boolean) => {
  const [note, setNote] = useState<PasteNote>();
  const latest = useRef<object>(undefined);

  const apply = async (text: string) => {
    const reader = {};
    latest.current = reader;
    const { readPaste } = await loadPaste();
    const pasted = await readPaste(text, rules, format, isFixed);
    // Something else was pasted since.
    if (latest.current !== reader) return;
    setNote(pasted.note);
    if (pasted.country === rules.country) write(pasted.write);
    else await turnTo(pasted.country, pasted.write);
  };

  return {
    note,
    forget: () => setNote(undefined),
    onPaste: (event: ClipboardEvent) => {
      const { currentTarget, clipboardData } = event;
      if (!(currentTarget instanceof HTMLInputElement)) return;
      const { value, selectionStart, selectionEnd } = currentTarget;
      const text = clipboardData?.getData('text/plain') ?? '';
      const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
      if (!replacesAll || text.trim() === '') return;
      event.preventDefault();
      apply(text).catch(() => setValue('accountNumber', text));
    },
  };
};
