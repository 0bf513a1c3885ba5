import { call } from '../../../lib/api.ts';

export const validateEmail = (email: string, signal: AbortSignal) =>
  call('POST /api/email-validation', { body: { email } }, { signal });
