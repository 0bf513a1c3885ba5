import { partsOf, readTicket } from '#shared/widget/token.ts';
import { widgetLanguages, widgetModes, widgetThemes } from '#shared/validation/widget.ts';
import { protocol, type Connect, type Looks, type ToFrame } from './protocol.ts';

/** What a message carries under a name, if it is its own: what a page adds to `Object.prototype` is nobody's word. */
export const own = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null && Object.hasOwn(message, name)
    ? (message as Readonly<Record<string, unknown>>)[name]
    : undefined;

const atMost = { names: 40, name: 40, value: 200 };

const oneOf = <const T extends string>(words: readonly T[], given: unknown): T | undefined =>
  words.find((word) => word === given);

/** Names and values as text, so many and so long; which of them mean something, `readAppearance` knows. */
const appearanceIn = (given: unknown): Record<string, string> | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const all = Object.entries(given).slice(0, atMost.names);
  const texts = all.filter(
    (entry): entry is [string, string] =>
      entry[0].length <= atMost.name && typeof entry[1] === 'string' && entry[1].length <= atMost.value,
  );
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(texts));
};

/** How the frame shall look, without what it does not know. */
const looksIn = (given: unknown): Partial<Looks> => {
  const [mode, language, theme, appearance] = [
    oneOf(widgetModes, own(given, 'mode')),
    oneOf(widgetLanguages, own(given, 'language')),
    oneOf(widgetThemes, own(given, 'theme')),
    appearanceIn(own(given, 'appearance')),
  ];
  return {
    ...(mode && { mode }),
    ...(language && { language }),
    ...(theme && { theme }),
    ...(appearance && { appearance }),
  };
};

const originOf = (token: unknown): string | undefined => {
  const parts = typeof token === 'string' ? partsOf(token) : undefined;
  return parts && readTicket(parts.ticket)?.o;
};

/** The page's answer to `hello`, if it has its form and its token is the one this frame was made for. */
export const connectIn = (message: unknown, ticket: string): Connect | undefined => {
  const [type, token] = [`${protocol}:connect` as const, own(message, 'token')];
  if (own(message, 'type') !== type || typeof token !== 'string' || partsOf(token)?.ticket !== ticket) return undefined;
  const options = { mode: 'inline' as const, ...looksIn(own(message, 'options')) };
  return { type, token, options, renewable: own(message, 'renewable') === true };
};

type Read<T extends ToFrame['type']> = (message: unknown, origin: string) => Extract<ToFrame, { type: T }> | undefined;

const readers: { readonly [T in ToFrame['type']]: Read<T> } = {
  update: (message) => ({ type: 'update', options: looksIn(own(message, 'options')) }),
  renewed: (message, origin) => {
    const token = own(message, 'token');
    return typeof token === 'string' && originOf(token) === origin ? { type: 'renewed', token } : undefined;
  },
  shown: () => ({ type: 'shown' }),
  hidden: () => ({ type: 'hidden' }),
};

/** What the page says over the port, if the frame knows it: anything else means nothing. */
export const toFrameIn = (message: unknown, origin: string): ToFrame | undefined => {
  const type = own(message, 'type');
  return typeof type === 'string' && Object.hasOwn(readers, type)
    ? readers[type as ToFrame['type']](message, origin)
    : undefined;
};
