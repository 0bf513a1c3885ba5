import type { CountryCode } from '#shared/engine/names.ts';
import { mayBeElsewhere, readPasted, type Pasted } from '#shared/engine/pasted/index.ts';
import { countryCodes, loadRules, type Rules } from '../rules/rules.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import type { Draft, InputName } from './draft.ts';

/** What became of a paste: said below the number. */
export type PasteNote = 'filled' | 'turned' | 'card' | 'cut';

export interface ReadPaste {
  readonly country: CountryCode;
  readonly note?: PasteNote | undefined;
  readonly write: (now: Draft) => Draft;
}

/** Reads it in the chosen country; among all of them where others would say more, and may be chosen. */
const read = async (text: string, pack: Rules, format: string, isFixed: boolean): Promise<Pasted> => {
  const context = { country: pack.country, format };
  const here = readPasted(text, { ...context, packs: [pack] });
  if (isFixed || !mayBeElsewhere(here, pack.country)) return here;
  const loaded = await Promise.all(countryCodes.map((code) => loadRules(code).catch(() => undefined)));
  return readPasted(text, { ...context, packs: loaded.filter((rules) => rules !== undefined) });
};

const withNumber = (accountNumber: string) => (now: Draft) => ({ ...now, values: { ...now.values, accountNumber } });

/** The number stands as pasted, everything else only where nothing was typed yet. */
const filled = ({ fields, format }: Pasted, now: Draft): Draft => {
  const free = Object.entries(fields).filter(([name]) => !now.values[name as InputName]?.trim());
  return {
    format: format ?? now.format,
    values: { ...now.values, ...Object.fromEntries(free), accountNumber: fields.accountNumber ?? '' },
  };
};

export const readPaste = async (text: string, rules: Rules, format: string, isFixed: boolean): Promise<ReadPaste> => {
  const here = rules.country as CountryCode;
  const pasted = await read(text, rules, format, isFixed);
  const { kind } = pasted;
  if (kind === 'card' || kind === 'cut') return { country: here, note: kind, write: withNumber('') };
  if (kind === 'nothing') return { country: here, write: withNumber(text.slice(0, fieldsAtMost.accountNumber)) };
  const note = pasted.country === here ? (kind === 'facts' ? 'filled' : undefined) : 'turned';
  return { country: pasted.country as CountryCode, note, write: (now) => filled(pasted, now) };
};
