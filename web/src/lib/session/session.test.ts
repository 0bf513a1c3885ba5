import { describe, expect, it, vi } from 'vitest';
import { createSession, type SessionCalls } from './session.ts';
import type { SessionStorage, User } from './storage.ts';

const lucia: User = {
  email: 'lucia@pagosdelsur.com.ar',
  credits: 5,
  creditsState: 'available',
  creditsExpiration: '2026-12-05T00:00:00Z',
  creditsDaysLeft: 9,
  creditsExpired: 0,
  debt: 0,
  plan: 'free',
};

const fakeStorage = (kept: Record<string, string> = {}) => {
  const items = new Map(Object.entries(kept));
  const storage: SessionStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { storage, kept: () => Object.fromEntries(items) };
};

const signedIn = { token: 'ses_1', currentUser: JSON.stringify(lucia) };

const calls = (over: Partial<SessionCalls> = {}): SessionCalls => ({
  login: async () => ({ token: 'ses_1', user: lucia }),
  logout: async () => undefined,
  me: async () => lucia,
  ...over,
});

describe('the session', () => {
  it('is being read until it starts', () => {
    expect(createSession(fakeStorage().storage, calls()).get()).toEqual({ status: 'reading' });
  });

  it('starts as a guest when nothing is stored', async () => {
    const session = createSession(fakeStorage().storage, calls());
    await session.start();
    expect(session.get()).toEqual({ status: 'guest' });
  });

  it('has its user before the server has answered', () => {
    const session = createSession(fakeStorage(signedIn).storage, calls({ me: () => new Promise(() => undefined) }));
    void session.start();
    expect(session.get()).toEqual({ status: 'user', token: 'ses_1', user: lucia });
  });

  it('takes over what the server knows of the user, in storage too', async () => {
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ me: async () => ({ ...lucia, credits: 3 }) }));
    await session.start();
    expect(session.get()).toMatchObject({ user: { credits: 3 } });
    expect(JSON.parse(kept()['currentUser'] ?? '')).toMatchObject({ credits: 3 });
  });

  it('forgets who deleted the account, and tells the server nothing', async () => {
    const logout = vi.fn<SessionCalls['logout']>(async () => undefined);
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ logout }));
    await session.start();
    session.forget();
    expect(session.get()).toEqual({ status: 'guest', deleted: true });
    expect(kept()).toEqual({});
    expect(logout).not.toHaveBeenCalled();
  });

  it('clears token and user when the check of me fails', async () => {
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ me: async () => undefined }));
    await session.start();
    expect(session.get()).toEqual({ status: 'guest', ended: true });
    expect(kept()).toEqual({});
  });

  it('keeps the user when the server cannot be reached', async () => {
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ me: () => Promise.reject(new Error('offline')) }));
    await session.start();
    expect(session.get()).toMatchObject({ status: 'user' });
    expect(kept()).toEqual(signedIn);
  });

  it.each([
    ['a token without a user', { token: 'ses_1' }],
    ['a user without a token', { currentUser: signedIn.currentUser }],
    ['a user that is not JSON', { token: 'ses_1', currentUser: '{' }],
    ['a user of another shape', { token: 'ses_1', currentUser: '{"name":"x"}' }],
  ])('treats %s as no session and removes it', async (_, damaged) => {
    const { storage, kept } = fakeStorage(damaged);
    const session = createSession(storage, calls());
    await session.start();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(kept()).toEqual({});
  });

  it('stores token and user at login, and nothing else', async () => {
    const { storage, kept } = fakeStorage();
    const session = createSession(storage, calls());
    await session.start();
    await session.login('lucia@pagosdelsur.com.ar', 'Cuenta2026!');
    expect(session.get()).toEqual({ status: 'user', token: 'ses_1', user: lucia });
    expect(kept()).toEqual(signedIn);
  });

  it('stays a guest when the login is refused', async () => {
    const session = createSession(fakeStorage().storage, calls({ login: () => Promise.reject(new Error('no')) }));
    await session.start();
    await expect(session.login('a@b.co', 'x')).rejects.toThrow('no');
    expect(session.get()).toEqual({ status: 'guest' });
  });

  it.each([
    ['answers', async () => undefined],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('clears both at logout, when the server %s', async (_, logout) => {
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ logout }));
    await session.start();
    await session.logout();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(kept()).toEqual({});
  });

  it('does not wait for a slow server to leave', async () => {
    const { storage } = fakeStorage(signedIn);
    const session = createSession(storage, calls({ logout: () => new Promise(() => undefined) }));
    await session.start();
    void session.logout();
    expect(session.get()).toEqual({ status: 'guest' });
  });

  it('tells the server of the logout while the token is still stored', async () => {
    const { storage, kept } = fakeStorage(signedIn);
    let tokenThen: string | undefined;
    const logout = async () => {
      tokenThen = kept()['token'];
    };
    const session = createSession(storage, calls({ logout }));
    await session.start();
    await session.logout();
    expect(tokenThen).toBe('ses_1');
  });

  it('rewrites the stored user with new credits, and the expiry only when it is given', async () => {
    const { storage, kept } = fakeStorage(signedIn);
    const session = createSession(storage, calls());
    await session.start();
    session.updateCredits(4);
    expect(JSON.parse(kept()['currentUser'] ?? '')).toEqual({ ...lucia, credits: 4 });
    session.updateCredits(0, null);
    expect(JSON.parse(kept()['currentUser'] ?? '')).toEqual({
      ...lucia,
      credits: 0,
      creditsState: 'none',
      creditsExpiration: null,
    });
  });

  it('does not revive a session that ended while the server was checking it', async () => {
    const { storage } = fakeStorage(signedIn);
    const answer = Promise.withResolvers<User>();
    const session = createSession(storage, calls({ me: () => answer.promise }));
    const started = session.start();
    session.end();
    answer.resolve(lucia);
    await started;
    expect(session.get()).toEqual({ status: 'guest', ended: true });
  });

  it('keeps the user who signed in while an older session was being checked', async () => {
    const answer = Promise.withResolvers<undefined>();
    const login = async () => ({ token: 'ses_2', user: lucia });
    const session = createSession(fakeStorage(signedIn).storage, calls({ login, me: () => answer.promise }));
    const started = session.start();
    await session.login('lucia@pagosdelsur.com.ar', 'Cuenta2026!');
    answer.resolve(undefined);
    await started;
    expect(session.get()).toMatchObject({ status: 'user', token: 'ses_2' });
  });

  it('tells its listeners of every change until they leave', async () => {
    const session = createSession(fakeStorage().storage, calls());
    const listener = vi.fn<() => void>();
    const leave = session.subscribe(listener);
    await session.start();
    leave();
    await session.login('a@b.co', 'x');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
