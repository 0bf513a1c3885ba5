import { ApiError, client } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { currentLanguage } from './i18n/i18n.ts';
import { askForProof } from './proof.ts';
import { readSession } from './session/storage.ts';

const tokenNow = () => readSession(localStorage)?.token ?? null;
const send = client({ token: tokenNow, language: currentLanguage });

type Call = ReturnType<typeof client>;
type Listener = () => void;
let sessionEnded: Listener = () => undefined;

/** Hears when the server no longer knows the session of a call. */
export const onSessionEnded = (listener: Listener): void => {
  sessionEnded = listener;
};

export const isRefusedAs = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.problem?.error === code;

/** The same call once more, where the server wanted a proof of whose account it is and got one. */
const proven: Call = async (route, request, options) => {
  try {
    return await send(route, request, options);
  } catch (error) {
    if (!isRefusedAs(error, 'errors.passwordNeeded') || !(await askForProof())) throw error;
    return send(route, request, options);
  }
};

/** The typed client of the own origin: token, language, a lost session and a proof that is wanted are taken care of. */
export const call: Call = async (route, request, options) => {
  const token = tokenNow();
  try {
    return await proven(route, request, options);
  } catch (error) {
    // A late refusal of the session before says nothing about this one.
    if (isRefusedAs(error, 'errors.unauthenticated') && token === tokenNow()) sessionEnded();
    throw error;
  }
};

/** A cursor holds for the release and the question it was given for. */
export const isCursorRefused = (error: unknown): boolean => isRefusedAs(error, 'errors.invalidCursor');

/** Nothing is at an id that was read: it was deleted, is of somebody else, or was never an id. */
export const isNothingThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

export { ApiError };
