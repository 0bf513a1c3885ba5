import type { CountryCode } from '#shared/engine/names.ts';
import { keptDesk, whoNow } from '../../../lib/session/current.ts';
import { isJudged } from '../api/country-engine.ts';
import { emptyDraft, type Draft } from './draft.ts';

/** What says nothing about anybody; all else of a form does. */
const impersonal = ['accountFormat', 'bankCode', 'accountType', 'documentType', 'environment'] as const;
const formOf = (draft: Draft) => Object.fromEntries(impersonal.map((field) => [field, draft[field]]));

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([field, text]) => field in emptyDraft && typeof text === 'string'),
  );

export interface KeptDraft {
  readonly code: CountryCode;
  readonly draft: Draft;
}

/** The form as this user of this tab left it. */
export const keptDraft = (): KeptDraft | undefined => {
  const who = whoNow();
  const form = who === undefined ? undefined : keptDesk.read(who, 'form');
  if (who === undefined || typeof form !== 'object' || form === null) return undefined;
  const code: unknown = Reflect.get(form, 'country');
  if (typeof code !== 'string' || !isJudged(code)) return undefined;
  return { code, draft: { ...emptyDraft, ...textsIn(keptDesk.read(who, 'fields')), ...textsIn(form) } };
};

export const keepDraft = ({ code, draft }: KeptDraft): void => {
  const who = whoNow();
  // A form that is still on screen when its session has ended is nobody's.
  if (who === undefined) return;
  keptDesk.keep(who, 'form', { country: code, ...formOf(draft) });
  keptDesk.keep(who, 'fields', draft);
};
