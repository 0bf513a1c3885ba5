import { useRef, useState } from 'preact/hooks';
import { detectIn } from '#shared/engine/detect.ts';
import type { AccountFormat, CountryCode } from '#shared/engine/names.ts';
import { loadRules, type Rules } from '../rules/rules.ts';
import type { Draft, InputName } from './draft.ts';

/** What is kept in any country: who is paid, and the number, in the format it may be right in there. */
const survivor = ({ values: { accountNumber = '', beneficiaryName = '' } }: Draft, rules: Rules): Draft => {
  const [best] = detectIn([rules], accountNumber);
  return {
    format: best?.state === 'well-formed' ? best.format : undefined,
    values: { accountNumber, beneficiaryName },
  };
};

/** The account being written: a country with its rules, and what the form holds. */
export const useDraft = (first: Rules) => {
  const [rules, setRules] = useState(first);
  const [draft, setDraft] = useState<Draft>({ values: {} });
  /** Chosen, its rules still on their way. */
  const [turningTo, setTurningTo] = useState<CountryCode>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef<CountryCode>(undefined);

  return {
    rules,
    draft,
    /** What was chosen, be its rules here or not. */
    chosen: turningTo ?? (rules.country as CountryCode),
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
      const loaded = await loadRules(code).catch(() => undefined);
      // Another one was chosen since.
      if (latest.current !== code) return;
      setTurningTo(undefined);
      if (!loaded) return setFailed(true);
      setRules(loaded);
      setDraft((now) => write(now, loaded));
    },
  };
};

export type DraftState = ReturnType<typeof useDraft>;
