import type { Contract } from '#shared/contract/index.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { closeOtherSessions } from './auth/close-other-sessions.ts';
import { closeSession } from './auth/close-session.ts';
import { forgotPassword } from './auth/forgot-password.ts';
import { listSessions } from './auth/list-sessions.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { me } from './auth/me.ts';
import { register } from './auth/register.ts';
import { resendVerification } from './auth/resend-verification.ts';
import { resetPassword } from './auth/reset-password.ts';
import { validateEmail } from './auth/validate-email.ts';
import { verifyEmail } from './auth/verify-email.ts';
import { keepAlive } from './catalog/keep-alive.ts';
import { listAccountTypes } from './catalog/list-account-types.ts';
import { listBanks } from './catalog/list-banks.ts';
import { listCountries } from './catalog/list-countries.ts';
import { listDocumentTypes } from './catalog/list-document-types.ts';
import { getCredits } from './credits/get-credits.ts';
import { listMovements } from './credits/list-movements.ts';
import type { PortName } from './runtime/ports.ts';
import { createValidation } from './validations/create-validation.ts';
import { exportValidations } from './validations/export-validations.ts';
import { getValidation } from './validations/get-validation.ts';
import { listValidations } from './validations/list-validations.ts';

interface Implemented<S extends EndpointSpec> {
  readonly spec: S;
  readonly needs: readonly PortName[];
}

type Implementations = {
  readonly [A in keyof Contract]: { readonly [N in keyof Contract[A]]: Implemented<Contract[A][N] & EndpointSpec> };
};

/** Every endpoint of the contract and what implements it: one missing, or one too many, does not compile. */
export const endpoints = {
  auth: {
    register,
    verifyEmail,
    resendVerification,
    login,
    logout,
    me,
    forgotPassword,
    resetPassword,
    validateEmail,
    listSessions,
    closeSession,
    closeOtherSessions,
  },
  catalog: { keepAlive, listCountries, listBanks, listAccountTypes, listDocumentTypes },
  credits: { getCredits, listMovements },
  validations: { createValidation, getValidation, listValidations, exportValidations },
} satisfies Implementations;
