import * as z from 'zod';
import { callLimits } from '../../plans.ts';
import { wrongPassword } from '../../validation/security-events.ts';
import { Email } from '../email.ts';
import { endpointOf, ownerProofErrors } from '../endpoint.ts';
import { Code, OwnerProof, Password } from '../password.ts';
import { Profile, User } from '../resources/user.ts';

const endpoint = endpointOf('app');

const Token = z.string().min(1).max(128);

const Message = z.object({ message: z.string() });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'guest',
  callClass: 'signUp',
  summary: 'Create an account with a corporate e-mail; a verification mail follows',
  status: 201,
  body: z.strictObject({ email: Email, password: Password, confirmPassword: Password }),
  /** `freeCredits`: whether another account of this company gets them. */
  response: z.object({
    requiresVerification: z.boolean(),
    email: z.string(),
    freeCredits: z.boolean(),
    message: z.string(),
  }),
  errors: [
    'errors.corporateEmail',
    'errors.disposableEmail',
    'errors.weakPassword',
    'errors.commonPassword',
    'errors.personalPassword',
    'errors.passwordsDoNotMatch',
    'errors.emailAlreadyRegistered',
    'errors.sendVerificationFailed',
  ],
  limit: callLimits.register,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  auth: 'guest',
  callClass: 'signUp',
  evidence: { kind: 'email.verified', refusals: wrongPassword },
  summary: 'Confirm the e-mail with the token of its mail and the password of the account; it is the first login',
  status: 200,
  body: z.strictObject({ token: Token, password: Password }),
  /** `credits`: the free ones of this account, 0 where its mailbox or its company had theirs. */
  response: z.object({ user: User, token: z.string(), credits: z.int() }),
  errors: [
    'errors.invalidToken',
    'errors.accountExpired',
    'errors.wrongPassword',
    'errors.invalidCredentials',
    'errors.secondFactorRequired',
  ],
  limit: callLimits.verifyEmail,
});

export const showRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/registration',
  auth: 'guest',
  callClass: 'signUp',
  summary: 'Whose account a verification mail is about, and when and with which browser it was created',
  status: 200,
  body: z.strictObject({ token: Token }),
  response: z.object({
    email: z.string(),
    registeredAt: z.iso.datetime(),
    userAgent: z.string().nullable(),
    verified: z.boolean(),
  }),
  errors: ['errors.invalidToken', 'errors.accountExpired'],
  limit: callLimits.verifyEmail,
});

export const declineRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/decline-registration',
  auth: 'guest',
  callClass: 'signUp',
  summary: 'Delete an unverified account that somebody else created with this e-mail',
  status: 204,
  body: z.strictObject({ token: Token }),
  response: z.undefined(),
  errors: ['errors.invalidToken', 'errors.accountExpired', 'errors.alreadyVerified'],
  limit: callLimits.verifyEmail,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  auth: 'guest',
  callClass: 'signUp',
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
  limit: callLimits.resendVerification,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'guest',
  callClass: 'login',
  /** Whoever types a wrong code has the password: that is no guess at it. */
  evidence: {
    kind: 'login',
    refusals: ['errors.invalidCredentials'],
    apart: { 'errors.wrongCode': 'secondFactor.refused' },
  },
  summary: 'Exchange e-mail, password and, where the account has a second factor, a code for a session token',
  status: 200,
  body: z.strictObject({ email: Email, password: Password, code: Code.optional() }),
  response: z.object({ user: User, token: z.string() }),
  errors: [
    'errors.invalidCredentials',
    'errors.emailNotVerified',
    'errors.accountExpired',
    'errors.secondFactorRequired',
    'errors.wrongCode',
  ],
  limit: callLimits.login,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'user',
  callClass: 'account',
  evidence: 'logout',
  summary: 'End this session on the server',
  status: 204,
  response: z.undefined(),
  errors: [],
});

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  auth: 'user',
  callClass: 'read',
  summary: 'The user of this session with its live credits',
  status: 200,
  response: z.object({ user: User }),
  errors: [],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/me',
  auth: 'user',
  callClass: 'account',
  summary: 'Close this account at once and delete all it holds within a day; of the books amounts and dates stay',
  status: 202,
  evidence: { kind: 'account.deleted', refusals: wrongPassword },
  body: OwnerProof,
  response: Message.extend({ requestedAt: z.iso.datetime() }),
  errors: ownerProofErrors,
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  auth: 'user',
  callClass: 'read',
  summary: 'Who this account is',
  status: 200,
  response: Profile,
  errors: [],
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/auth/profile',
  auth: 'user',
  callClass: 'account',
  evidence: 'profile.changed',
  summary: 'Say what your company is called; receipts name it',
  status: 200,
  body: z.strictObject({ company: z.string().trim().max(140).nullable() }),
  response: Profile,
  errors: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'user',
  callClass: 'account',
  proof: 'recent',
  evidence: { kind: 'password.changed', refusals: wrongPassword },
  summary: 'Choose another password; ends every other session of the user',
  status: 200,
  body: z.strictObject({ currentPassword: Password, password: Password, confirmPassword: Password }),
  response: Message,
  errors: [
    'errors.wrongPassword',
    'errors.weakPassword',
    'errors.commonPassword',
    'errors.personalPassword',
    'errors.passwordsDoNotMatch',
  ],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'guest',
  callClass: 'signUp',
  evidence: 'password.forgotten',
  summary: 'Have a link to choose another password mailed; the answer is the same for every e-mail',
  status: 200,
  body: z.strictObject({ email: Email }),
  response: Message,
  errors: [],
  limit: callLimits.forgotPassword,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  auth: 'guest',
  callClass: 'signUp',
  evidence: 'password.reset',
  summary: 'Choose another password with the token of the mail; ends every session of the user',
  status: 200,
  body: z.strictObject({ token: Token, password: Password, confirmPassword: Password }),
  response: Message,
  errors: [
    'errors.weakPassword',
    'errors.commonPassword',
    'errors.personalPassword',
    'errors.passwordsDoNotMatch',
    'errors.invalidToken',
  ],
  limit: callLimits.resetPassword,
});

export const showReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-link',
  auth: 'guest',
  callClass: 'signUp',
  summary: 'Whether the link of a mail to choose another password still has force; it is not used up',
  status: 204,
  body: z.strictObject({ token: Token }),
  response: z.undefined(),
  errors: ['errors.invalidToken'],
  limit: callLimits.resetPassword,
});

export const validateEmail = endpoint({
  method: 'POST',
  path: '/api/email-validation',
  auth: 'guest',
  callClass: 'signUp',
  summary: 'Whether an e-mail could register: well-formed and of a company; says nothing about accounts',
  status: 200,
  body: z.strictObject({ email: z.string().max(254) }),
  response: z.object({
    valid: z.boolean(),
    reason: z.enum(['field.email', 'errors.corporateEmail', 'errors.disposableEmail']).optional(),
    /** Of an e-mail that could register: whether another account of its company gets free credits. */
    freeCredits: z.boolean().optional(),
  }),
  examples: [
    {
      summary: 'Of a company',
      request: { email: 'ana@pagosdelsur.com.ar' },
      response: { valid: true, freeCredits: true },
    },
    {
      summary: 'Of a free provider',
      request: { email: 'ana@gmail.com' },
      response: { valid: false, reason: 'errors.corporateEmail' },
    },
  ],
  errors: [],
  limit: callLimits.validateEmail,
});
