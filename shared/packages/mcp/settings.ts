import { CuentaClara } from '../../sdk/index.ts';
import { languageOf } from '../engine/cli/languages.ts';
import type { Language } from '../engine/cli/languages.ts';
import { version } from './version.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** By what a server is made. */
export interface Settings {
  readonly language: Language;
  /** Absent where the bank cannot be asked. */
  readonly api: CuentaClara | undefined;
  /** Why the bank cannot be asked, for people; it names variables, never what they hold. */
  readonly lacking: string | undefined;
  readonly isProduction: boolean;
}

const variables = ['CUENTACLARA_KEY', 'CUENTACLARA_SECRET'] as const;

const connected = (
  key: string | undefined,
  secret: string | undefined,
  address: string | undefined,
  language: Language,
) => {
  try {
    return new CuentaClara({ key, secret, address, language, appInfo: { name: 'cuentaclara-mcp', version } });
  } catch {
    // What it says may show what was given.
    return undefined;
  }
};

/** Reads the environment once. A server without key still judges numbers. */
export const settingsOf = (env: Environment): Settings => {
  const language = languageOf(env);
  const [key, secret, address] = [...variables, 'CUENTACLARA_ADDRESS'].map((name) => env[name]?.trim() || undefined);
  const missing = variables.filter((name) => !env[name]?.trim());
  const isProduction = !key?.startsWith('vk_test_');
  const without = (lacking: string): Settings => ({ language, api: undefined, lacking, isProduction });
  if (missing.length > 0) return without(`${missing.join(' and ')} not set`);
  const api = connected(key, secret, address, language);
  if (!api)
    return without(
      'CUENTACLARA_KEY, CUENTACLARA_SECRET or CUENTACLARA_ADDRESS cannot be right: key and secret have no blanks, and the address begins with https:',
    );
  return { language, api, lacking: undefined, isProduction };
};
