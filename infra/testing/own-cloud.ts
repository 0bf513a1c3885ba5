import { boot, type BootOptions, type LocalCloud } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';
import { quick } from './quick.ts';

export type OwnCloud = LocalCloud & { readonly addresses: Addresses };

/** A cloud of its own, for what wants other settings than all others, or boots and kills it. */
export const ownCloud = async (
  env: Readonly<Record<string, string>> = {},
  options: Pick<BootOptions, 'stateDir' | 'log'> = {},
): Promise<OwnCloud> => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({ assemblyDir, env: { ...quick, ...env }, ...options });
  return { ...cloud, addresses: cloud.endpoints as Addresses };
};
