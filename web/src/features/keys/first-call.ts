import { curlOf } from '../../components/curl/curl.ts';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import type { Key } from './api/keys.ts';

/** An account that the sandbox finds valid. */
const sample = { country: 'MX', accountNumber: sandboxAccount('MX', 'valid').accountNumber };

/**
 * The first thing to try with a key: in the sandbox a whole validation, in production the balance, which costs nothing.
 * Without its secret, which is known right after creation only, the line reads it from the environment.
 */
export const firstCallOf = (
  address: string,
  { keyId, environment }: Pick<Key, 'keyId' | 'environment'>,
  secret?: string,
): string =>
  environment === 'sandbox'
    ? curlOf({ method: 'POST', url: `${address}/v1/validations`, keyId, secret, body: sample })
    : curlOf({ method: 'GET', url: `${address}/v1/credits`, keyId, secret });
