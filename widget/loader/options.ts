import { widgetLanguages, widgetModes, widgetThemes } from '#shared/validation/widget.ts';
import { assign, bare } from './captured.ts';
import type { WidgetErrorCode } from '../protocol.ts';
import type { Looks, Options } from './types.ts';

/** What a developer has to change, with a code that does not. */
export const mistake = (message: string, code: WidgetErrorCode = 'invalidOptions'): Error =>
  assign(new TypeError(`CuentaClara: ${message}`), { code });

const words = { mode: widgetModes, language: widgetLanguages, theme: widgetThemes } as const;
const callbacks = ['fetchToken', 'onReady', 'onSuccess', 'onExit', 'onError'] as const;

/** Own members alone: whatever else a page, or a script in it, put on `Object.prototype` is no option. */
const ownOf = <T extends object>(given: T): T => {
  if (typeof given !== 'object' || given === null) throw mistake('options are an object');
  return assign(bare<T>(), given);
};

const knowsWord = (name: keyof typeof words, given: unknown) => {
  const known: readonly unknown[] = words[name];
  if (given !== undefined && !known.includes(given)) throw mistake(`${name} is one of ${known.join(', ')}`);
};

export const readLooks = (given: Looks): Looks => {
  const { language, theme, appearance } = ownOf(given);
  knowsWord('language', language);
  knowsWord('theme', theme);
  return {
    ...(language && { language }),
    ...(theme && { theme }),
    ...(appearance && { appearance: { ...ownOf(appearance) } }),
  };
};

export const readOptions = (given: Options): Options => {
  const options = ownOf(given);
  if (!options.token && !options.fetchToken) throw mistake('give token or fetchToken', 'tokenMissing');
  knowsWord('mode', options.mode);
  for (const name of callbacks)
    if (options[name] && typeof options[name] !== 'function') throw mistake(`${name} is a function`);
  return options;
};
