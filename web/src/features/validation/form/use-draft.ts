import { useEffect, useRef, useState } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { engineOf } from '../api/country-engine.ts';
import { emptyDraft, readDraft } from './draft.ts';
import type { Draft, Reading } from './draft.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

const firstCountry: CountryCode = 'MX';

/** What is to stand in the form, of the country and format that it is for. */
type Filling = (country: Country, reading: Reading) => Partial<Draft>;

const readingOf = (country: Country, draft: Draft): Reading => {
  const reading = readDraft(country, draft);
  if (!reading) throw new Error(`The country ${country.pack.country} has no account format`);
  return reading;
};

/** The question being written: a country, and what the form holds. */
export const useDraft = () => {
  const { t } = useTranslation('validation');
  const queries = useQueryClient();
  const [kept] = useState(keptDraft);
  const [code, setCode] = useState<CountryCode>(kept?.code ?? firstCountry);
  const [draft, setDraft] = useState(kept?.draft ?? emptyDraft);
  /** Fields changed since the question was last asked. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  /** Another country was chosen and its rules are on their way; what was asked for since waits for them. */
  const turning = useRef<Filling[]>(undefined);
  const [turningTo, setTurningTo] = useState<CountryCode>();
  const { data: country } = useSuspenseQuery(engineOf(code));
  const reading = readingOf(country, draft);
  useEffect(() => keepDraft({ code, draft }), [code, draft]);
  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setChanged((now) => new Set([...now, ...Object.keys(changes)]));
  };
  return {
    code,
    country,
    reading,
    draft,
    changed,
    isTurning: turningTo !== undefined,
    /** What was chosen, be its rules here or not. */
    chosen: turningTo ?? code,
    change,
    /** Fills the form of the country that was chosen, as soon as its rules are here. */
    fill: (filling: Filling) => {
      if (turning.current) turning.current.push(filling);
      else change(filling(country, reading));
    },
    /** Another country, with what is to stand in its form; tells whether the form is that country's now. */
    turnTo: async (next: CountryCode, write: (now: Draft, country: Country) => Draft): Promise<boolean> => {
      const fillings: Filling[] = [];
      turning.current = fillings;
      setTurningTo(next);
      const loaded = await queries.ensureQueryData(engineOf(next)).catch(() => undefined);
      // Another one was chosen since.
      if (turning.current !== fillings) return false;
      turning.current = undefined;
      setTurningTo(undefined);
      if (loaded) {
        const filled = (now: Draft, filling: Filling) => ({ ...now, ...filling(loaded, readingOf(loaded, now)) });
        setCode(next);
        setDraft((now) => fillings.reduce(filled, write(now, loaded)));
        setChanged(new Set(Object.keys(emptyDraft)));
      } else toasts.error(t('form.countryFailed'), t('form.countryFailedMore'));
      return loaded !== undefined;
    },
    /** What stands there now is being asked. */
    asked: () => setChanged(new Set()),
  };
};
