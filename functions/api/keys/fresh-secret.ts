import type { PortsOf } from '../../ports/connect.ts';

const shownCharacters = 4;

/** What is kept of a new secret. */
export const freshSecret = async ({ keySecrets }: PortsOf<'keySecrets.hash'>, secret: string) => ({
  hash: await keySecrets.hash(secret),
  endsWith: secret.slice(-shownCharacters),
});
