import { useState } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { engineOf } from '../api/country-engine.ts';
import { emptyDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const firstCountry: CountryCode = 'MX';

/** The question being written: a country, and what the form holds. */
export const useDraft = () => {
  const { t } = useTranslation('validation');
  const queries = useQueryClient();
  const [code, setCode] = useState<CountryCode>(firstCountry);
  const [draft, setDraft] = useState(emptyDraft);
  /** Fields changed since the question was last asked. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { data: country } = useSuspenseQuery(engineOf(code));
  const reading = readDraft(country, draft);
  if (!reading) throw new Error(`The country ${code} has no account format`);
  return {
    code,
    country,
    reading,
    draft,
    changed,
    change: (changes: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...changes }));
      setChanged((now) => new Set([...now, ...Object.keys(changes)]));
    },
    /** Another country, with what is to stand in its form; tells whether it could be loaded. */
    turnTo: async (next: CountryCode, write: (now: Draft) => Draft): Promise<boolean> => {
      const loaded = await queries.ensureQueryData(engineOf(next)).catch(() => undefined);
      if (loaded) {
        setCode(next);
        setDraft(write);
        setChanged(new Set(Object.keys(emptyDraft)));
      } else toasts.error(t('form.countryFailed'), t('form.countryFailedMore'));
      return loaded !== undefined;
    },
    /** What stands there now is being asked. */
    asked: () => setChanged(new Set()),
  };
};
