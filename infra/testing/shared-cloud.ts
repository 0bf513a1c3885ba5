import type { TestProject } from 'vitest/node';
import { boot } from '../local/boot.ts';
import { prepare } from '../prepare.ts';
import type { Addresses } from './customer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: Addresses;
  }
}

interface Kept {
  cloud?: Promise<{ addresses: Addresses; close(): Promise<void> }>;
  users: number;
}

/** Every project of the run is set up by itself, in one process: they share this one cloud. */
const kept: Kept = ((globalThis as { trialCloud?: Kept }).trialCloud ??= { users: 0 });

const open = async () => {
  const { assemblyDir } = await prepare();
  const cloud = await boot({
    assemblyDir,
    env: { CUENTACLARA_BANK_LATENCY_MS: '0', CUENTACLARA_MINIMUM_ANSWER_MS: '0' },
  });
  return { addresses: cloud.endpoints as Addresses, close: () => cloud.close() };
};

/** Boots the product once for the whole run; nothing of it is mocked, only the bank answers without delay, and so does sign-up. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  kept.users += 1;
  kept.cloud ??= open();
  const cloud = await kept.cloud;
  project.provide('cloud', cloud.addresses);
  return async () => {
    kept.users -= 1;
    if (kept.users === 0) await cloud.close();
  };
};
