/** An unpacked segment: the lines of the validations after `after` up to `upTo`, newest first. */
export interface Segment {
  readonly after: string;
  readonly upTo: string;
  readonly text: string;
}

export interface SegmentCache {
  put(userId: string, segments: readonly Segment[]): void;
  /** The user's segment in which this id stands, or would stand. */
  covering(userId: string, id: string): Segment | undefined;
}

/**
 * Segments that were read lately, unpacked. They never change, so what is kept is right for ever; who searches while
 * typing reads them once. When they grow beyond `charactersAtMost`, whoever searched longest ago is forgotten whole.
 */
export const segmentCache = (charactersAtMost: number): SegmentCache => {
  const users = new Map<string, Map<string, Segment>>();
  let characters = 0;

  const use = (userId: string): Map<string, Segment> => {
    const kept = users.get(userId) ?? new Map<string, Segment>();
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
    put(userId, segments) {
      const kept = use(userId);
      for (const segment of segments) {
        if (kept.has(segment.after)) continue;
        kept.set(segment.after, segment);
        characters += segment.text.length;
      }
      forgetOldest();
    },
    covering: (userId, id) => [...use(userId).values()].find(({ after, upTo }) => after < id && id <= upTo),
  };
};
