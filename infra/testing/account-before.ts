import { expect } from 'vitest';
import { keys, keysBefore } from '#functions/store/table/keys.ts';
import { tableIn } from './table-in.ts';

type Place = ReturnType<typeof keys.user>;

/** Accounts as the versions before kept them, in the table of a cloud. */
export const accountsBefore = (databasePort: number) => {
  const table = tableIn(databasePort);

  const move = async (from: Place, to: Place) => {
    await table.put({ ...(await table.get(from)), ...to });
    await table.delete(from);
  };

  /** As the versions before kept it: its profile, and the references of its sessions, among what its owner has. */
  const keptBefore = async (email: string): Promise<string> => {
    const userId = await table.userIdOf({ email });
    await move(keys.user(userId), keysBefore.user(userId));
    for (const { sessionId } of await table.below(keys.sessionOf(userId, '')))
      await move(keys.sessionOf(userId, String(sessionId)), keysBefore.sessionOf(userId, String(sessionId)));
    return userId;
  };

  /** The profile in its place, once nothing is left of it where it was. */
  const movedProfile = async (userId: string) => {
    await expect.poll(() => table.find(keysBefore.user(userId))).toBeUndefined();
    return table.find(keys.user(userId));
  };

  return {
    keptBefore,
    movedProfile,
    isMoved: async (userId: string): Promise<boolean> => (await table.find(keys.user(userId))) !== undefined,
  };
};
