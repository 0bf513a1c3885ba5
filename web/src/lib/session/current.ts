import { useSyncExternalStore } from 'react';
import { ApiError, call, onSessionEnded } from '../api.ts';
import { keepAlive } from '../connectivity/current.ts';
import { loginErrorOf } from './login-error.ts';
import { createBrought, type Brought } from './brought.ts';
import { createKeptDesk } from './kept-desk.ts';
import { createKeptRows, eraseDatabase } from './kept-rows.ts';
import { createSession, type SessionState } from './session.ts';
import type { User } from './storage.ts';

/** The session of this browser. */
export const session = createSession(localStorage, {
  login: async (body) => {
    await keepAlive.warmUp();
    return call('POST /api/auth/login', { body }).catch((error: unknown) => {
      throw loginErrorOf(error, body.email);
    });
  },
  logout: () => call('POST /api/auth/logout', {}),
  me: () =>
    call('GET /api/auth/me', {}).then(
      (answer): User | undefined => answer.user,
      (error: unknown) => {
        if (error instanceof ApiError && error.status > 0) return undefined;
        throw error;
      },
    ),
});

onSessionEnded(session.end);

/** Follows the session before anything on screen does. */
export const keptDesk = createKeptDesk(sessionStorage);
session.subscribe(() => keptDesk.follow(session.get()));

const keptRows = createKeptRows(eraseDatabase);
session.subscribe(() => keptRows.follow(session.get()));

/** The e-mail of whoever uses this browser now; undefined for a guest. */
export const whoNow = (): string | undefined => {
  const now = session.get();
  return now.status === 'user' ? now.user.email : undefined;
};

const putOnDesk = (who: string, { form, fields }: Brought): void => {
  keptDesk.keep(who, 'form', form);
  keptDesk.keep(who, 'fields', fields);
};

/** A number typed before there was an account; it is put on the desk of whoever signs in with it, and forgotten. */
export const brought = createBrought(sessionStorage);
session.subscribe(() => {
  const who = whoNow();
  if (who === undefined) return;
  const parts = brought.of(who);
  if (parts) putOnDesk(who, parts);
  brought.forget();
});

/** Signing in or out in another tab counts here too. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'token' || key === null) void session.start();
  });
};

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get);

/** The user of a signed-in page; `UsersOnly` has made sure there is one. */
export const useUser = (): User => {
  const state = useSession();
  if (state.status !== 'user') throw new Error('useUser outside of a signed-in page');
  return state.user;
};
