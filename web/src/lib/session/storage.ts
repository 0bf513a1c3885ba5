import type { EndpointAt } from '#shared/contract/index.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';

export type User = OutputOf<EndpointAt<'GET /api/auth/me'>>['user'];

export interface StoredSession {
  readonly token: string;
  readonly user: User;
}

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The two keys of local storage; nothing else is ever kept there. */
const keys = { token: 'token', user: 'currentUser' } as const;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'credits' in value &&
  typeof value.credits === 'number';

const parseUser = (text: string | null): User | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Token and user as stored; a half or damaged pair counts as none. */
export const readSession = (storage: SessionStorage): StoredSession | undefined => {
  const token = storage.getItem(keys.token);
  const user = parseUser(storage.getItem(keys.user));
  return token && user ? { token, user } : undefined;
};

/** The token last: other tabs look when it changes, and must not find half a pair. */
export const writeSession = (storage: SessionStorage, { token, user }: StoredSession): void => {
  storage.setItem(keys.user, JSON.stringify(user));
  storage.setItem(keys.token, token);
};

export const clearSession = (storage: SessionStorage): void => {
  storage.removeItem(keys.token);
  storage.removeItem(keys.user);
};
