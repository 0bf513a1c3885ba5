import { traceOf, type KeptPart } from './kept-desk.ts';

/** A number that a guest typed, as the parts of a desk: `form` names nobody, `fields` holds the number. */
export type Brought = Readonly<Record<Extract<KeptPart, 'form' | 'fields'>, Readonly<Record<string, string>>>>;

interface Entry {
  readonly parts: Brought;
  readonly at: number;
  /** Whose account was created with it: nobody else gets it. */
  readonly of?: string;
}

const key = 'brought';
const minute = 60_000;
/** Whoever signs in soon after is the one who typed it; whoever registers may look for the mail for a day. */
const lasts = { unclaimed: 15 * minute, claimed: 24 * 60 * minute };

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Comes from storage or from another tab: read, not trusted. */
export const broughtIn = (value: unknown): Brought | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const form: unknown = Reflect.get(value, 'form');
  const fields: unknown = Reflect.get(value, 'fields');
  return isTexts(form) && isTexts(fields) ? { form, fields } : undefined;
};

const entryIn = (text: string | null): Entry | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const parts = broughtIn(Reflect.get(value, 'parts'));
    const at: unknown = Reflect.get(value, 'at');
    const of: unknown = Reflect.get(value, 'of');
    if (!parts || typeof at !== 'number') return undefined;
    return { parts, at, ...(typeof of === 'string' && { of }) };
  } catch {
    return undefined;
  }
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The number that a guest of this tab typed before there was an account; it never leaves the browser by itself. */
export const createBrought = (storage: Shelf, now: () => number = Date.now) => {
  const forget = () => storage.removeItem(key);
  const live = (): Entry | undefined => {
    const entry = entryIn(storage.getItem(key));
    const lives = entry && now() - entry.at < (entry.of === undefined ? lasts.unclaimed : lasts.claimed);
    if (!lives) forget();
    return lives ? entry : undefined;
  };
  const of = (who: string): Brought | undefined => {
    const entry = live();
    return entry && (entry.of === undefined || entry.of === traceOf(who)) ? entry.parts : undefined;
  };
  const write = (entry: Entry) => storage.setItem(key, JSON.stringify(entry));
  return {
    forget,
    /** What this user may find in the form. */
    of,
    /** Nobody's yet: of whoever registers or signs in next in this tab. */
    bring: (parts: Brought): void => write({ parts, at: now() }),
    /** From now on it is of this account only. */
    claim: (who: string, parts = of(who)): void => {
      if (parts) write({ parts, at: now(), of: traceOf(who) });
      else forget();
    },
  };
};
