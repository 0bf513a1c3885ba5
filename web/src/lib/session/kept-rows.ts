import type { SessionState } from './session.ts';

/** Where the rows of a batch stand that is not sent yet. Whoever fills it reads its name here. */
export const rowsDatabase = 'batch-desk';

/**
 * Rows of a file name people and their accounts: they stay in the browser only as long as the session of who opened it.
 * After a logout, here or in another tab, a session that ended or another user's login nothing of them is left, nor the
 * headings of their columns.
 */
export const createKeptRows = (erase: (database: string) => void) => {
  let who: string | undefined;
  return {
    /** The session became another. */
    follow: (now: SessionState): void => {
      if (now.status === 'reading') return;
      const next = now.status === 'user' ? now.user.email : undefined;
      if (next === undefined || (who !== undefined && who !== next)) erase(rowsDatabase);
      who = next;
    },
  };
};

/** A moment later: everybody who writes there has heard by then that the session is over, and stopped. */
export const eraseDatabase = (name: string): void =>
  queueMicrotask(() => {
    try {
      indexedDB.deleteDatabase(name);
    } catch {
      // A browser that keeps nothing has nothing to erase.
    }
  });
