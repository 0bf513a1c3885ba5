import { ApiError } from './api.ts';

/** What somebody gives to prove whose account it is. */
export interface Proof {
  readonly password: string;
  /** Of the second factor, where there is one. */
  readonly code?: string;
}

/** Refusals that stand beside the field that they are about. */
const ofFields: readonly (string | undefined)[] = [
  'errors.wrongPassword',
  'errors.secondFactorRequired',
  'errors.wrongCode',
];

/** What the refusal of a password and a code says, and where it belongs. */
export const refusedProof = (error: unknown) => {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return {
    code: problem?.error,
    password: problem?.error === 'errors.wrongPassword' ? problem.detail : undefined,
    wrongCode: problem?.error === 'errors.wrongCode' ? error : undefined,
    /** Above the form; the words of the server, where it had some. */
    isElsewhere: Boolean(error) && !ofFields.includes(problem?.error),
    said: problem?.detail,
  };
};
