import { randomUUID } from 'node:crypto';
import { boot, type BootOptions, type LocalCloud } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';
import { quick } from './quick.ts';
import { leaveRights } from './rights/used.ts';

export interface OwnCloud extends LocalCloud {
  readonly addresses: Addresses;
  /** Leaves what was used of rights until now to the test that looks whether all are; closing does that, too. */
  readonly rememberRights: () => void;
}

/** A cloud of its own, for what wants other settings than all others, or boots and kills it. */
export const ownCloud = async (
  env: Readonly<Record<string, string>> = {},
  options: Pick<BootOptions, 'stateDir' | 'log'> = {},
): Promise<OwnCloud> => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({ assemblyDir, env: { ...quick, ...env }, ...options });
  const name = randomUUID();
  const rememberRights = (): void => leaveRights(name, cloud.iam());
  return {
    ...cloud,
    addresses: cloud.endpoints as Addresses,
    rememberRights,
    close: async () => {
      rememberRights();
      await cloud.close();
    },
  };
};
