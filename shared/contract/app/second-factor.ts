import * as z from 'zod';
import { recoveryCodesAtOnce } from '../../plans.ts';
import { wrongProof } from '../../validation/security-events.ts';
import { endpointOf, ownerProofErrors } from '../endpoint.ts';
import { Code, OwnerProof, Password } from '../password.ts';
import { SecondFactor } from '../resources/user.ts';

const endpoint = endpointOf('app');

const RecoveryCodes = z
  .array(z.string())
  .length(recoveryCodesAtOnce)
  .meta({ description: 'Shown this once. Each stands in for a code of the app, once.' });

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'user',
  callClass: 'account',
  evidence: { kind: 'proof.given', refusals: wrongProof },
  summary: 'Begin to set up a second factor: what an app for one-time codes reads; it counts once it is confirmed',
  status: 201,
  body: z.strictObject({ password: Password }),
  response: z.object({
    uri: z.string().meta({ description: '`otpauth://totp/…`: shown as a QR code, or its `secret` typed.' }),
    recoveryCodes: RecoveryCodes,
  }),
  errors: ['errors.wrongPassword', 'errors.secondFactorOn'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  auth: 'user',
  callClass: 'account',
  evidence: { kind: 'secondFactor.confirmed', refusals: wrongProof },
  summary: 'Show a code of the app: from here on a login wants one',
  status: 200,
  body: z.strictObject({ code: Code }),
  response: SecondFactor,
  errors: ['errors.wrongCode', 'errors.noSecondFactor', 'errors.secondFactorOn'],
});

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/auth/second-factor',
  auth: 'user',
  callClass: 'account',
  evidence: { kind: 'secondFactor.removed', refusals: wrongProof },
  summary: 'Switch the second factor off, with the password and a code',
  status: 204,
  body: OwnerProof,
  response: z.undefined(),
  errors: [...ownerProofErrors, 'errors.noSecondFactor'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  auth: 'user',
  callClass: 'account',
  evidence: { kind: 'recoveryCodes.renewed', refusals: wrongProof },
  summary: 'New recovery codes; those of before count no more',
  status: 201,
  body: OwnerProof,
  response: z.object({ recoveryCodes: RecoveryCodes }),
  errors: [...ownerProofErrors, 'errors.noSecondFactor'],
});

export const proveAgain = endpoint({
  method: 'POST',
  path: '/api/auth/proof',
  auth: 'user',
  callClass: 'account',
  evidence: { kind: 'proof.given', refusals: wrongProof },
  summary: 'Prove once more whose account it is, for what a login of some time ago is not enough for',
  status: 204,
  body: OwnerProof,
  response: z.undefined(),
  errors: ownerProofErrors,
});
