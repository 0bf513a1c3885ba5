import type { LocalCloud } from '../../local/boot.ts';
import { withSecondFactor } from '../authenticator.ts';
import { goodPassword, guest, signUp, type Addresses } from '../customer.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** Somebody whose account wants more than a password, and one code of those that are typed. */
export interface Guarded {
  readonly email: string;
  readonly recoveryCode: string;
}

/** SES answers for these itself: this one is a mailbox that nobody has. */
const nobodys = 'bounce+visita@simulator.amazonses.com';

/** A mail that comes back. */
const writeInVain = async ({ addresses }: Cloud): Promise<void> => {
  const words = { name: 'Nadie', company: 'Ninguna', message: '¿Me leen?' };
  await guest(addresses)('POST /api/contact', { body: { ...words, email: nobodys } });
};

/** A second factor that counts, another choice of how long is kept, an account that was deleted, a copy of what is kept, a mailbox that is nobody's, and a trail that was proven. */
export const guard = async (cloud: Cloud, email: string, gone: string): Promise<Guarded> => {
  const { addresses } = cloud;
  const owner = await signUp(addresses, email);
  const { recoveryCodes } = await withSecondFactor(owner, () => cloud.now().now);
  const { call } = await signUp(addresses, gone);
  await call('DELETE /api/auth/me', { body: { password: goodPassword } });
  await writeInVain(cloud);
  await owner.call('POST /api/auth/export', {});
  await cloud.drain();
  await cloud.runSchedules('all');
  await owner.call('PATCH /api/auth/retention', { body: { years: 3 } });
  const [recoveryCode = ''] = recoveryCodes;
  return { email, recoveryCode };
};
