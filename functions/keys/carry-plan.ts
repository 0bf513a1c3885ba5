import type { PortName, PortsOf } from '../ports/connect.ts';
import { entitlementsOf } from '../rules/credits/entitlement.ts';

export const carryPorts = [
  'keyring.beginCarrying',
  'holdings.find',
  'ownKeys.carry',
  'clock.now',
] as const satisfies readonly PortName[];

/**
 * Writes down on the keys of a user which plan they have until when. A plan that lapses at its time needs nobody: every
 * request compares that with its own moment.
 */
export const carryPlan = async (
  { keyring, holdings, ownKeys, clock }: PortsOf<(typeof carryPorts)[number]>,
  userId: string,
): Promise<void> => {
  const { carried, keyIds } = await keyring.beginCarrying(userId);
  if (keyIds.length === 0) return;
  await ownKeys.carry(keyIds, entitlementsOf(await holdings.find(userId), clock.now()).tiers, carried);
};
