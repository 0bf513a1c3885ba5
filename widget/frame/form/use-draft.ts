import { useRef, useState } from 'preact/hooks';
import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { AccountFormat, CountryCode } from '#shared/engine/names.ts';
import type { Draft, InputName } from './draft.ts';

/** What is kept in any country: who is paid, and the number, in the format it may be right in there. */
const survivor = ({ values: { accountNumber = '', beneficiaryName = '' } }: Draft, country: Country): Draft => {
  const [best] = country.detectFormats(accountNumber);
  return {
    format: best?.state === 'well-formed' ? best.format : undefined,
    values: { accountNumber, beneficiaryName },
  };
};

/** The account being written: a country with its rules, and what the form holds. */
export const useDraft = (first: Country) => {
  const [country, setCountry] = useState(first);
  const [draft, setDraft] = useState<Draft>({ values: {} });
  /** Chosen, its rules still on their way. */
  const [turningTo, setTurningTo] = useState<CountryCode>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<CountryCode>(undefined);

  return {
    country,
    draft,
    /** What was chosen, be its rules here or not. */
    chosen: turningTo ?? (country.pack.country as CountryCode),
    isTurning: turningTo !== undefined,
    hasFailed,
    setValue: (field: InputName, value: string) =>
      setDraft((now) => ({ ...now, values: { ...now.values, [field]: value } })),
    setFormat: (format: AccountFormat) => setDraft((now) => ({ ...now, format })),
    write: setDraft,
    turnTo: async (code: CountryCode, write = survivor) => {
      latest.current = code;
      setTurningTo(code);
      setFailed(false);
      const loaded = await loadCountry(code).catch(() => undefined);
      // Another one was chosen since.
      if (latest.current !== code) return;
      setTurningTo(undefined);
      if (!loaded) return setFailed(true);
      setCountry(loaded);
      setDraft((now) => write(now, loaded));
    },
  };
};

export type DraftState = ReturnType<typeof useDraft>;
