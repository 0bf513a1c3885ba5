import type { Store } from '../store.ts';
import { createStore } from '../store.ts';
import {
  clearSession,
  readSession,
  writeSession,
  type SessionStorage,
  type StoredSession,
  type User,
} from './storage.ts';

/** `reading` until local storage has been read; then a user or a guest. */
export type SessionState =
  | { readonly status: 'reading' }
  /** `ended`: the server no longer knew the session, so the guest did not ask to be one. `leftElsewhere`: asked in another tab. `deleted`: the account is no more. */
  | { readonly status: 'guest'; readonly ended?: true; readonly leftElsewhere?: true; readonly deleted?: true }
  | ({ readonly status: 'user' } & StoredSession);

/** `code`: of an app, or of recovery, where the account wants one. */
interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/** What the session asks of the server. `me` resolves to undefined when the answer was not OK or named no user. */
export interface SessionCalls {
  readonly login: (credentials: Credentials) => Promise<StoredSession>;
  readonly logout: () => Promise<unknown>;
  readonly me: () => Promise<User | undefined>;
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  readonly start: () => Promise<void>;
  readonly login: (email: string, password: string, code?: string) => Promise<void>;
  /** Goes on with a session that was opened elsewhere than by a login; whoever was signed in here is signed out. */
  readonly enter: (opened: StoredSession) => Promise<void>;
  readonly logout: () => Promise<void>;
  readonly end: () => void;
  /** The account was deleted, and every session with it: the server has nothing left to be told. */
  readonly forget: () => void;
  readonly updateCredits: (credits: number, creditsExpiration?: string | null) => void;
}

export const createSession = (storage: SessionStorage, calls: SessionCalls): Session => {
  const store = createStore<SessionState>({ status: 'reading' });

  const become = (stored: StoredSession) => {
    writeSession(storage, stored);
    store.set({ status: 'user', ...stored });
  };

  const clear = (how: { readonly leftElsewhere?: true; readonly deleted?: true } = {}) => {
    clearSession(storage);
    store.set({ status: 'guest', ...how });
  };

  /** The server refused the token; whoever left meanwhile is told nothing by what was still under way. */
  const end = () => {
    if (store.get().status === 'guest') return;
    clearSession(storage);
    store.set({ status: 'guest', ended: true });
  };

  /** Reads local storage, ends the reading, then lets the server confirm the user. Unreachable is not a refusal. */
  const start = async () => {
    const stored = readSession(storage);
    if (!stored) {
      const wasUser = store.get().status === 'user';
      clear(wasUser ? { leftElsewhere: true } : {});
      return;
    }
    store.set({ status: 'user', ...stored });
    const user = await calls.me().catch(() => stored.user);
    const now = store.get();
    if (now.status !== 'user' || now.token !== stored.token) return;
    if (user) become({ token: stored.token, user });
    else end();
  };

  const login = async (email: string, password: string, code?: string) =>
    become(await calls.login({ email, password, ...(code !== undefined && { code }) }));

  /** Leaves at once on this side; the call to the server has taken the token along. */
  const logout = async () => {
    const told = calls.logout();
    clear();
    await told.catch(() => undefined);
  };

  const forget = () => clear({ deleted: true });

  const enter = async (opened: StoredSession) => {
    if (store.get().status === 'user') await logout();
    become(opened);
  };

  const updateCredits = (credits: number, creditsExpiration?: string | null) => {
    const now = store.get();
    if (now.status !== 'user') return;
    const expiry = creditsExpiration === undefined ? {} : { creditsExpiration };
    // Whoever just used the last credit has spent them all.
    const creditsState = credits > 0 ? 'available' : 'none';
    become({ token: now.token, user: { ...now.user, credits, creditsState, creditsExpired: 0, ...expiry } });
  };

  return { get: store.get, subscribe: store.subscribe, start, login, enter, logout, end, forget, updateCredits };
};
