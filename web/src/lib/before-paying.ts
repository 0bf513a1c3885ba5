/** The account that was being asked about, as far as a page needs to name it, and what its form held. */
export interface Question {
  readonly country: string;
  readonly draft: Readonly<Record<string, string>>;
  /** Most of it hidden by dots. */
  readonly number: string;
  readonly parts: readonly { readonly role: string; readonly value: string }[];
  readonly bank: string | null;
}

/** What stood here when somebody left to pay. */
export interface BeforePaying {
  readonly who: string;
  readonly paymentId: string;
  readonly credits: number;
  /** Credits owed, which a purchase pays first. */
  readonly debt: number;
  readonly question: Question | null;
}

/**
 * Of this tab only, until it is used or whoever left logs out: account numbers are personal, so they stand in no address and in
 * nothing that outlives the tab.
 */
const key = 'beforePaying';

let offered: (() => Question | null) | undefined;

/** What is being asked at the moment, to be kept if somebody leaves to pay. Answers how to take the offer back. */
export const offerQuestion = (read: () => Question | null) => {
  offered = read;
  return () => {
    if (offered === read) offered = undefined;
  };
};

const write = (kept: BeforePaying, storage: Storage) => storage.setItem(key, JSON.stringify(kept));

export const keepBeforePaying = (left: Omit<BeforePaying, 'question'>, storage = sessionStorage): void =>
  write({ ...left, question: offered?.() ?? null }, storage);

const isKept = (value: unknown): value is BeforePaying =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'who') === 'string' &&
  typeof Reflect.get(value, 'paymentId') === 'string' &&
  typeof Reflect.get(value, 'credits') === 'number' &&
  typeof Reflect.get(value, 'debt') === 'number' &&
  Reflect.has(value, 'question');

/** What was kept for this user; nothing of anybody else's, or of another shape. */
export const beforePaying = (who: string | undefined, storage = sessionStorage): BeforePaying | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isKept(value) && value.who === who ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The question that was left half way, once. */
export const takeQuestion = (who: string | undefined, storage = sessionStorage): Question | null => {
  const kept = beforePaying(who, storage);
  if (kept?.question) write({ ...kept, question: null }, storage);
  return kept?.question ?? null;
};

export const forgetBeforePaying = (storage = sessionStorage): void => storage.removeItem(key);
