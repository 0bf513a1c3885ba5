import { call } from '../../../lib/api.ts';

export const forgotPassword = (email: string) => call('POST /api/auth/forgot-password', { body: { email } });

export interface NewPassword {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export interface ChangedPassword extends Omit<NewPassword, 'token'> {
  readonly currentPassword: string;
}

/** Keeps this session, and ends every other one of the account. */
export const changePassword = (body: ChangedPassword) => call('POST /api/auth/change-password', { body });

export const resetPassword = (body: NewPassword) => call('POST /api/auth/reset-password', { body });

/** Refused where the link has lost its force. */
export const showReset = (token: string) => call('POST /api/auth/reset-link', { body: { token } });
