import { boot, type BootOptions, type LocalCloud } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';
import { quick } from './quick.ts';

/** A cloud for one test file alone: for those that move its time or take its table away. */
export const ownCloud = async (
  env: Readonly<Record<string, string>> = {},
  options: Pick<BootOptions, 'stateDir' | 'log'> = {},
): Promise<LocalCloud & { readonly addresses: Addresses }> => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({ assemblyDir, env: { ...quick, ...env }, ...options });
  return { ...cloud, addresses: cloud.endpoints as Addresses };
};
