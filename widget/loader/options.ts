import { widgetLanguages, widgetModes, widgetThemes } from '#shared/validation/widget.ts';
import type { WidgetErrorCode } from '../protocol.ts';
import { assign, bare } from './captured.ts';
import type { Looks, Options } from './types.ts';

/** What a developer has to change, with a code that does not. */
export const mistake = (message: string, code: WidgetErrorCode = 'invalidOptions'): Error =>
  assign(new TypeError(`CuentaClara: ${message}`), { code });

const words: Readonly<Record<string, readonly unknown[]>> = {
  mode: widgetModes,
  language: widgetLanguages,
  theme: widgetThemes,
};

const read = <T extends Looks>(given: T): T => {
  const options = bare<T>(given);
  for (const name in words) {
    const value = options[name as keyof T];
    if (value && !words[name]?.includes(value)) throw mistake(`${name} is ${words[name]?.join(' or ')}`);
  }
  return options;
};

/** Of all that is given, how the frame shall look: data, or no frame could be told. */
export const readLooks = (given: Looks): Looks => {
  const looks = bare<Record<string, unknown>>({});
  const options = read(given);
  for (const name of ['language', 'theme', 'appearance'] as const) if (options[name]) looks[name] = options[name];
  return structuredClone(looks);
};

export const readOptions = (given: Options): Options => {
  const options = read(given);
  if (!options.token && !options.fetchToken) throw mistake('give token or fetchToken', 'tokenMissing');
  for (const name of ['fetchToken', 'onReady', 'onSuccess', 'onExit', 'onError'] as const)
    if (options[name] && typeof options[name] !== 'function') throw mistake(`${name} is no function`);
  return options;
};
