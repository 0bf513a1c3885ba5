import { call } from '../../../lib/api.ts';
import { keepAlive } from '../../../lib/connectivity/current.ts';

export const verifyEmail = async (body: { readonly token: string; readonly password: string }) => {
  await keepAlive.warmUp();
  return call('POST /api/auth/verify-email', { body });
};

/** Whose account a verification mail is about. */
export const showRegistration = (token: string) => call('POST /api/auth/registration', { body: { token } });
export type Registration = Awaited<ReturnType<typeof showRegistration>>;

export const declineRegistration = (token: string) => call('POST /api/auth/decline-registration', { body: { token } });
