import type { Contract } from '#shared/contract/index.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { closeOtherSessions } from './api/auth/close-other-sessions.ts';
import { closeSession } from './api/auth/close-session.ts';
import { forgotPassword } from './api/auth/forgot-password.ts';
import { listSessions } from './api/auth/list-sessions.ts';
import { login } from './api/auth/login.ts';
import { logout } from './api/auth/logout.ts';
import { me } from './api/auth/me.ts';
import { register } from './api/auth/register.ts';
import { resendVerification } from './api/auth/resend-verification.ts';
import { resetPassword } from './api/auth/reset-password.ts';
import { validateEmail } from './api/auth/validate-email.ts';
import { verifyEmail } from './api/auth/verify-email.ts';
import { keepAlive } from './api/catalog/keep-alive.ts';
import { listAccountTypes } from './api/catalog/list-account-types.ts';
import { listBanks } from './api/catalog/list-banks.ts';
import { listCountries } from './api/catalog/list-countries.ts';
import { listDocumentTypes } from './api/catalog/list-document-types.ts';
import { getCredits } from './api/credits/get-credits.ts';
import { listMovements } from './api/credits/list-movements.ts';
import type { PortName } from './ports/connect.ts';
import { createValidation } from './api/validations/create-validation.ts';
import { exportValidations } from './api/validations/export-validations.ts';
import { getValidation } from './api/validations/get-validation.ts';
import { listValidations } from './api/validations/list-validations.ts';

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
