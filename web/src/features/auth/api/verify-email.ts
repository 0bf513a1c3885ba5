import { call } from '../../../lib/api.ts';

export const verifyEmail = (token: string) => call('POST /api/auth/verify-email', { body: { token } });
