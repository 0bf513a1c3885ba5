import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Pasted } from '#shared/engine/pasted/index.ts';
import type { Draft, Reading } from '../form/draft.ts';
import { draftOfLine, numberOfLine } from './draft-of-line.ts';
import { needsOthers, readEverywhere, readHere } from './read-everywhere.ts';

/** What was pasted and what became of it. `asked`: something has to be chosen; `told`: it was applied. */
export interface PasteState {
  readonly pasted: Pasted;
  readonly step: 'asked' | 'told';
  /** What of it stands in the form. */
  readonly used: 'nothing' | 'number' | 'facts' | 'country';
  /** The form before it, for going back. */
  readonly before: Draft;
  readonly countryBefore: CountryCode;
  /** What it wrote into the number: another one ends it. */
  readonly number: string;
}

export interface PasteProps {
  readonly country: Country;
  readonly reading: Reading;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Another country, with these fields and the number in its form. */
  readonly onTurn: (country: CountryCode, fields: Partial<Draft>) => void;
  /** Several accounts were pasted at once. */
  readonly onLines?: ((pasted: Pasted) => void) | undefined;
}

const longestShown = 140;

/** A paste into the number: read, told, applied where it changes nothing but the number, and asked about where it would. */
export const usePaste = ({ country, reading, onChange, onTurn, onLines }: PasteProps) => {
  const queries = useQueryClient();
  const [state, setState] = useState<PasteState>();
  const latest = useRef<object>(undefined);
  const { draft, requirements } = reading;
  const isStale = state !== undefined && state.number !== draft.accountNumber;
  const current = isStale ? undefined : state;
  const code = country.pack.country as CountryCode;

  const write = (next: Omit<PasteState, 'number' | 'before' | 'countryBefore'>, change: Partial<Draft>) => {
    const number = change.accountNumber ?? draft.accountNumber;
    const { before = draft, countryBefore = code } = current ?? {};
    setState({ ...next, before, countryBefore, number });
    onChange(change);
  };

  const apply = (pasted: Pasted, text: string) => {
    if (pasted.lines.length > 1 && onLines) {
      setState(undefined);
      return onLines(pasted);
    }
    const line = { pasted, step: 'asked' } as const;
    if (pasted.kind === 'card' || pasted.kind === 'cut')
      return write({ ...line, used: 'nothing' }, { accountNumber: '' });
    if (pasted.kind === 'nothing') {
      setState(undefined);
      return onChange({ accountNumber: text.slice(0, longestShown) });
    }
    const isAsked = pasted.question !== undefined || pasted.kind === 'facts';
    const { accountNumber = '' } = pasted.fields;
    const change = pasted.question === 'country' ? { accountNumber } : numberOfLine(pasted);
    return write({ pasted, step: isAsked ? 'asked' : 'told', used: 'number' }, change);
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    const text = event.clipboardData.getData('text/plain');
    // Into the middle of a number the browser puts it as anywhere else.
    if (!replacesAll || text.trim() === '') return;
    event.preventDefault();
    const reader = {};
    latest.current = reader;
    const here = readHere(text, country, requirements.format);
    if (!needsOthers(here, country)) return apply(here, text);
    void readEverywhere(queries, text, country, requirements.format).then((pasted) => {
      // Something else was pasted since.
      if (latest.current === reader) apply(pasted, text);
    });
  };

  const undo = () => {
    if (!current) return;
    setState(undefined);
    const { before, countryBefore } = current;
    if (countryBefore === code) onChange(before);
    else onTurn(countryBefore, before);
  };

  return {
    state: current,
    paste,
    undo,
    /** As any field does; the form writes the number itself, so the browser cannot. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!current || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      undo();
    },
    /** Everything that was recognised goes into the form. */
    useFacts: () => current && write({ ...current, step: 'told', used: 'facts' }, draftOfLine(current.pasted)),
    /** The number, as it stands. */
    useNumber: () => current && write({ ...current, step: 'told', used: 'number' }, {}),
    useText: (accountNumber: string) =>
      current && write({ ...current, step: 'told', used: 'number' }, { accountNumber }),
    usePhone: (accountNumber: string) => {
      if (current) write({ ...current, step: 'told', used: 'number' }, { accountNumber });
      else onChange({ accountNumber });
    },
    turn: () => {
      if (!current) return;
      const change = draftOfLine(current.pasted);
      const { accountNumber: number = '' } = change;
      setState({ ...current, step: 'told', used: 'country', number });
      onTurn(current.pasted.country as CountryCode, change);
    },
    clear: () => {
      setState(undefined);
      onChange({ accountNumber: '' });
    },
  };
};

export type Paste = ReturnType<typeof usePaste>;
