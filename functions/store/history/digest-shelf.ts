/** An unpacked digest: the lines of the validations after `after` up to `upTo`, newest first. */
export interface Digest {
  readonly after: string;
  readonly upTo: string;
  readonly text: string;
}

export interface Shelf {
  put(userId: string, digests: readonly Digest[]): void;
  /** The user's digest in which this id stands, or would stand. */
  covering(userId: string, id: string): Digest | undefined;
}

/**
 * Digests that were read lately, unpacked. They never change, so what is kept is right for ever; who searches while
 * typing reads them once. When they grow beyond `charactersAtMost`, whoever searched longest ago is forgotten whole.
 */
export const shelfOf = (charactersAtMost: number): Shelf => {
  const users = new Map<string, Map<string, Digest>>();
  let characters = 0;

  const use = (userId: string): Map<string, Digest> => {
    const kept = users.get(userId) ?? new Map<string, Digest>();
    users.delete(userId);
    users.set(userId, kept);
    return kept;
  };

  const forgetOldest = (): void => {
    for (const [userId, kept] of users) {
      if (characters <= charactersAtMost) return;
      for (const { text } of kept.values()) characters -= text.length;
      users.delete(userId);
    }
  };

  return {
    put(userId, digests) {
      const kept = use(userId);
      for (const digest of digests) {
        if (kept.has(digest.after)) continue;
        kept.set(digest.after, digest);
        characters += digest.text.length;
      }
      forgetOldest();
    },
    covering: (userId, id) => [...use(userId).values()].find(({ after, upTo }) => after < id && id <= upTo),
  };
};
