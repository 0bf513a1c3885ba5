import { admission, admitting } from '../entry/admission.ts';
import { isSecret, keyIdForm } from '../rules/keys/secret.ts';
import { usageIdentifierOf } from '../rules/keys/usage-identifier.ts';
import { monthEndsIn } from '../rules/keys/windows.ts';
import { isProvenBy } from './is-proven.ts';

/**
 * Proves a key and its secret by one read, and says which gateway key counts the call. It changes nothing: what the gateway
 * remembers of it may be a minute old, and the function proves both once more.
 */
export const admitKey = admission('Nobody can call the public API.')
  .needing('apiKeys.find', 'keySecrets.hash', 'sharedGatewayKeys.valueOf', 'clock.now')
  .by(async ({ keyId, secret }, { apiKeys, keySecrets, sharedGatewayKeys, clock }) => {
    if (!keyIdForm.test(keyId) || !isSecret(secret)) return undefined;
    const [row, hash] = await Promise.all([apiKeys.find(keyId), keySecrets.hash(secret)]);
    const now = clock.now();
    if (!row?.active || !isProvenBy(row.secrets, hash, now)) return undefined;
    const counted = usageIdentifierOf(row, now);
    const usageIdentifier = 'own' in counted ? counted.own : sharedGatewayKeys.valueOf(counted.shared, counted.shard);
    const seconds = monthEndsIn(now);
    return { keyId, usageIdentifier, context: { retryAfter: String(seconds), rateLimit: `"month";r=0;t=${seconds}` } };
  });

export const handler = await admitting(admitKey);
