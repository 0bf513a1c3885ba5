import { insideOf } from '../api-key.ts';
import { callerFrom } from '../from-address.ts';
import { ownCloud } from '../own-cloud.ts';
import type { Cloud } from './trial.ts';

/** A cloud to attack, whose limits are those of AWS: nobody else stands behind its addresses. */
export const cloudToAttack = async (size: number): Promise<Cloud & { readonly close: () => Promise<void> }> => {
  const cloud = await ownCloud({ CUENTACLARA_ADDRESS_ALLOWANCE: '1' });
  return {
    address: cloud.addresses.dashboard,
    size,
    addresses: cloud.addresses,
    inside: insideOf(cloud),
    callFrom: callerFrom(cloud),
    advance: cloud.moveClock,
    close: cloud.close,
  };
};
