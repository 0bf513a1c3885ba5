import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { perEnvironment } from '../environment.ts';
import { logger, nameOf } from '../log.ts';
import { env, type EnvironmentName } from './grant.ts';

const client = perEnvironment(() => new SecretsManagerClient());
const keptMs = 5 * 60 * 1000;
const retriedMs = 60 * 1000;
const kept = perEnvironment(
  () => new Map<EnvironmentName, { readonly value: Promise<string>; readonly until: number }>(),
);

const read = async (name: EnvironmentName): Promise<string> => {
  const { SecretString } = await client().send(new GetSecretValueCommand({ SecretId: env(name) }));
  if (!SecretString) throw new Error(`The secret of ${name} has no text`);
  return SecretString;
};

/** Where it cannot be read again, the one that was known holds on, and is asked for again a minute later. */
const readAgain = (name: EnvironmentName, known: Promise<string>): Promise<string> =>
  read(name).catch((error: unknown) => {
    logger.error('secret not read again', { name, cause: nameOf(error) });
    kept().set(name, { value: known, until: Date.now() + retriedMs });
    return known;
  });

/** The secret whose id stands in the named variable; read once, then kept five minutes so that rotation is seen. */
export const secret = (name: EnvironmentName): Promise<string> => {
  const known = kept().get(name);
  if (known && known.until > Date.now()) return known.value;
  const value = known ? readAgain(name, known.value) : read(name);
  kept().set(name, { value, until: Date.now() + keptMs });
  value.catch(() => kept().delete(name));
  return value;
};
