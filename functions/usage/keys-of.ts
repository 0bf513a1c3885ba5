import type { PortName, PortsOf } from '../ports/connect.ts';
import type { ApiKey } from '../store/keys/api-key.ts';

export const keysPorts = ['keyring.find', 'ownKeys.list'] as const satisfies readonly PortName[];

/** The keys that a user has now: names for what was counted, and how much of their month is used. */
export const keysOf = async (
  { keyring, ownKeys }: PortsOf<(typeof keysPorts)[number]>,
  userId: string,
): Promise<readonly ApiKey[]> => {
  const keyIds = Object.values((await keyring.find(userId)).keyIds);
  return keyIds.length === 0 ? [] : ownKeys.list(userId, keyIds);
};
