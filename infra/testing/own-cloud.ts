import { randomUUID } from 'node:crypto';
import { boot, type BootOptions, type LocalCloud } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';
import { quick } from './quick.ts';
import { recordRightsOf } from './rights/record.ts';

export interface OwnCloud extends LocalCloud {
  readonly addresses: Addresses;
  /** Records which rights were used until now, for the test that looks whether all are; closing does that, too. */
  readonly recordRights: () => void;
}

/** A cloud of its own, for what wants other settings than all others, or boots and kills it. */
export const ownCloud = async (
  env: Readonly<Record<string, string>> = {},
  options: Pick<BootOptions, 'stateDir' | 'log'> = {},
): Promise<OwnCloud> => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({ assemblyDir, env: { ...quick, ...env }, ...options });
  const name = randomUUID();
  const recordRights = (): void => recordRightsOf(name, cloud.iam());
  return {
    ...cloud,
    addresses: cloud.endpoints as Addresses,
    recordRights,
    close: async () => {
      recordRights();
      await cloud.close();
    },
  };
};
