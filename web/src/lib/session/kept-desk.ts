import type { SessionState } from './session.ts';

/** `form` names nobody: a country, a format. The rest is personal: what was typed, what was asked, what waits to be. */
export type KeptPart = 'form' | 'fields' | 'asked' | 'queue';

type Parts = Partial<Record<KeptPart, unknown>>;

const key = 'desk';

/** Enough to tell the same user by, too little to name one: it may stay when the user is gone. */
export const traceOf = (who: string): string => {
  let hash = 0x811c9dc5;
  for (const character of who) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

const isKept = (value: unknown): value is { readonly of: string; readonly parts: Parts } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'of') === 'string' &&
  typeof Reflect.get(value, 'parts') === 'object' &&
  Reflect.get(value, 'parts') !== null;

type DeskStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const stored = (storage: DeskStorage, who: string): Parts => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(value) && value.of === traceOf(who) ? value.parts : {};
  } catch {
    return {};
  }
};

/**
 * What stands on the desk, of one user and one tab, so that neither loading the page anew nor a session that ends loses it.
 * Of whoever was signed out by the server nothing personal stays in storage; it waits in memory for the same user. Whoever
 * logs out, or finds another user's desk, leaves nothing.
 */
export const createKeptDesk = (storage: DeskStorage) => {
  let desk: { readonly who: string; readonly parts: Parts } | undefined;
  const partsOf = (who: string): Parts => {
    if (desk?.who !== who) desk = { who, parts: stored(storage, who) };
    return desk.parts;
  };
  const write = (who: string, parts: Parts) => storage.setItem(key, JSON.stringify({ of: traceOf(who), parts }));
  const forget = () => {
    desk = undefined;
    storage.removeItem(key);
  };
  return {
    /** Comes back from the browser: to be read, not trusted. */
    read: (who: string, part: KeptPart): unknown => partsOf(who)[part],
    keep: (who: string, part: KeptPart, value: unknown): void => {
      const parts = { ...partsOf(who), [part]: value };
      desk = { who, parts };
      write(who, parts);
    },
    /** The session became another. */
    follow: (now: SessionState): void => {
      if (now.status === 'reading') return;
      if (now.status === 'user') {
        if (desk && desk.who !== now.user.email) forget();
        else if (Object.keys(partsOf(now.user.email)).length === 0) storage.removeItem(key);
      } else if (now.ended && desk) write(desk.who, { form: desk.parts.form });
      else forget();
    },
  };
};
