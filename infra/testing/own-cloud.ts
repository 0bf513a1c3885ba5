import { boot, type LocalCloud } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';

/** A cloud for one test file alone: for those that move its time or take its table away. */
export const ownCloud = async (
  env: Readonly<Record<string, string>> = {},
): Promise<LocalCloud & { readonly addresses: Addresses }> => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({
    assemblyDir,
    env: { CUENTACLARA_BANK_LATENCY_MS: '0', CUENTACLARA_MINIMUM_ANSWER_MS: '0', ...env },
  });
  return { ...cloud, addresses: cloud.endpoints as Addresses };
};
