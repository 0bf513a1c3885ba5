import * as auth from './app/auth.ts';
import * as catalog from './app/catalog.ts';
import * as credits from './app/credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as validations from './app/validations.ts';

/** Every endpoint of the app API, by area. `functions/<area>/<verb>.ts` implements it; the build fails until it does. */
export const contract = {
  auth: {
    register: auth.register,
    verifyEmail: auth.verifyEmail,
    resendVerification: auth.resendVerification,
    login: auth.login,
    logout: auth.logout,
    me: auth.me,
    forgotPassword: auth.forgotPassword,
    resetPassword: auth.resetPassword,
    validateEmail: auth.validateEmail,
    listSessions: auth.listSessions,
    closeSession: auth.closeSession,
    closeOtherSessions: auth.closeOtherSessions,
  },
  catalog: {
    keepAlive: catalog.keepAlive,
    listCountries: catalog.listCountries,
    listBanks: catalog.listBanks,
    listAccountTypes: catalog.listAccountTypes,
    listDocumentTypes: catalog.listDocumentTypes,
  },
  credits: { getCredits: credits.getCredits, listMovements: credits.listMovements },
  validations: {
    createValidation: validations.createValidation,
    getValidation: validations.getValidation,
    listValidations: validations.listValidations,
    exportValidations: validations.exportValidations,
  },
} as const satisfies Record<string, Record<string, EndpointSpec>>;

export type Contract = typeof contract;
type Values<T> = T[keyof T];
export type AnyEndpoint = { [A in keyof Contract]: Values<Contract[A]> }[keyof Contract];

/** `'POST /api/auth/login'` and its siblings: the names by which a client calls. */
export type Route = AnyEndpoint extends infer E
  ? E extends EndpointSpec
    ? `${E['method']} ${E['path']}`
    : never
  : never;
export type EndpointAt<R extends Route> = Extract<AnyEndpoint, { method: MethodOf<R>; path: PathOf<R> }>;
type MethodOf<R> = R extends `${infer M} ${string}` ? M : never;
type PathOf<R> = R extends `${string} ${infer P}` ? P : never;
