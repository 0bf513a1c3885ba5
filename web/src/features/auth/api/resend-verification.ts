import { call } from '../../../lib/api.ts';

export const resendVerification = (email: string) => call('POST /api/auth/resend-verification', { body: { email } });
