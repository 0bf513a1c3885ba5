import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import type { ApiKey } from '../../store/keys/api-key.ts';

export const ownKeyPorts = ['keyring.find', 'ownKeys.find'] as const satisfies readonly PortName[];

/** A key of the user by its id; somebody else's is not found, like one that never existed. */
export const ownKey = async (
  { keyring, ownKeys }: PortsOf<(typeof ownKeyPorts)[number]>,
  userId: string,
  id: string,
): Promise<ApiKey> => {
  const keyId = (await keyring.find(userId)).keyIds[id];
  const key = keyId === undefined ? undefined : await ownKeys.find(userId, keyId);
  if (!key) throw new Fault('errors.notFound');
  return key;
};
