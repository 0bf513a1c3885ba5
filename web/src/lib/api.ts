import { ApiError, client } from '#shared/contract/client.ts';
import { currentLanguage } from './i18n/i18n.ts';
import { readSession } from './session/storage.ts';

const send = client({ token: () => readSession(localStorage)?.token ?? null, language: currentLanguage });

type Call = ReturnType<typeof client>;
type Listener = () => void;
let sessionEnded: Listener = () => undefined;

/** Hears when the server no longer knows the session of a call. */
export const onSessionEnded = (listener: Listener): void => {
  sessionEnded = listener;
};

/** The typed client of the own origin: token, language and a lost session are taken care of. */
export const call: Call = async (route, request, options) => {
  try {
    return await send(route, request, options);
  } catch (error) {
    if (error instanceof ApiError && error.problem?.error === 'errors.unauthenticated') sessionEnded();
    throw error;
  }
};

export { ApiError };
