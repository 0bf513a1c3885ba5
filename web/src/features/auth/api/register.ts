import { call } from '../../../lib/api.ts';
import { keepAlive } from '../../../lib/connectivity/current.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const register = async (body: Registration) => {
  await keepAlive.warmUp();
  return call('POST /api/auth/register', { body });
};
