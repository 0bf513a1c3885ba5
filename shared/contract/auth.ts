import * as z from 'zod';
import { planNames } from '../plans.ts';
import { endpoint } from './endpoint.ts';

const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const Password = z.string().min(1).max(256);
const Token = z.string().min(1).max(128);

export const User = z
  .object({
    email: z.string(),
    credits: z.int().min(0),
    creditsExpiration: z.iso.datetime().nullable(),
    plan: z.enum(planNames),
  })
  .meta({ id: 'User', description: 'The signed-in company user and what it can spend.' });

const Message = z.object({ message: z.string() });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'guest',
  summary: 'Create an account with a corporate e-mail; a verification mail follows',
  status: 201,
  body: z.strictObject({ email: Email, password: Password, confirmPassword: Password }),
  response: z.object({ requiresVerification: z.boolean(), email: z.string(), message: z.string() }),
  errors: [
    'errors.corporateEmail',
    'errors.disposableEmail',
    'errors.weakPassword',
    'errors.passwordsDoNotMatch',
    'errors.emailAlreadyRegistered',
    'errors.sendVerificationFailed',
  ],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  auth: 'guest',
  summary: 'Confirm the e-mail with the token of the verification mail; grants the free credits',
  status: 200,
  body: z.strictObject({ token: Token }),
  response: z.object({ email: z.string() }),
  errors: ['errors.invalidToken', 'errors.accountExpired'],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  auth: 'guest',
  summary: 'Send the verification mail again, at most once a minute',
  status: 200,
  body: z.strictObject({ email: Email }),
  response: Message,
  errors: [
    'errors.noAccountWithEmail',
    'errors.alreadyVerified',
    'errors.accountExpired',
    'errors.resendTooSoon',
    'errors.cannotResend',
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'guest',
  summary: 'Exchange e-mail and password for a session token',
  status: 200,
  body: z.strictObject({ email: Email, password: Password }),
  response: z.object({ user: User, token: z.string() }),
  errors: ['errors.invalidCredentials', 'errors.emailNotVerified', 'errors.accountExpired'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'user',
  summary: 'End this session on the server',
  status: 204,
  response: z.undefined(),
  errors: ['errors.unauthenticated'],
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  auth: 'user',
  summary: 'The user of this session with its live credits',
  status: 200,
  response: z.object({ user: User }),
  errors: ['errors.unauthenticated'],
});
