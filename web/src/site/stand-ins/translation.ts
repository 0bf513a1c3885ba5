import type { Language } from '#shared/messages/messages.ts';

/** Texts by their keys, as deep as a namespace has them. */
export type Texts = object;

interface Said {
  readonly language: Language;
  /** By namespace. */
  readonly texts: Readonly<Record<string, Texts>>;
}

let said: Said = { language: 'es', texts: {} };

/** From now on every component speaks this language, in these texts. */
export const speak = (language: Language, texts: Said['texts']): void => {
  said = { language, texts };
};

/** Adds texts that were not needed at first. */
export const learn = (texts: Said['texts']): void => {
  said = { ...said, texts: { ...said.texts, ...texts } };
};

type Values = Readonly<Record<string, string | number | undefined>>;

/** `a.b.c`, where texts stand within texts or under names that hold dots themselves, as the codes of findings do. */
const within = (texts: unknown, path: readonly string[]): string | undefined => {
  if (path.length === 0) return typeof texts === 'string' ? texts : undefined;
  if (typeof texts !== 'object' || texts === null) return undefined;
  for (let length = 1; length <= path.length; length++) {
    const found = within(Reflect.get(texts, path.slice(0, length).join('.')), path.slice(length));
    if (found !== undefined) return found;
  }
  return undefined;
};

const find = (namespace: string, path: string): string | undefined => within(said.texts[namespace], path.split('.'));

const counted = (namespace: string, path: string, { count }: Values): string | undefined => {
  if (typeof count !== 'number') return undefined;
  return find(namespace, `${path}_${new Intl.PluralRules(said.language).select(count)}`);
};

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));

const inContext = (namespace: string, path: string, { context }: Values): string | undefined =>
  typeof context === 'string' ? find(namespace, `${path}_${context}`) : undefined;

const translate = (namespace: string, prefix: string | undefined, key: string, values: Values): string => {
  const [own, named] = key.includes(':') ? (key.split(':') as [string, string]) : [namespace, undefined];
  const path = named ?? (prefix ? `${prefix}.${key}` : key);
  const text = inContext(own, path, values) ?? counted(own, path, values) ?? find(own, path);
  if (text === undefined) throw new Error(`No text '${own}:${path}' in '${said.language}'`);
  return filled(text, values);
};

/**
 * In the place of i18next where pages are written and in what moves on them: the same keys, plurals and values, without
 * its 15 kB. A key without a text is an error, so a page that was written has them all.
 */
export const useTranslation = (
  namespaces: string | readonly string[] = 'app',
  { keyPrefix }: { readonly keyPrefix?: string } = {},
) => {
  const [first = 'app'] = [namespaces].flat();
  return {
    t: (key: string, values: Values = {}) => translate(first, keyPrefix, key, values),
    i18n: { language: said.language },
    ready: [namespaces].flat().every((name) => name in said.texts),
  };
};
