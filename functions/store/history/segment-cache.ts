/** An unpacked segment: the lines of the validations after `after` up to `upTo`, newest first. */
export interface Segment {
  readonly after: string;
  readonly upTo: string;
  readonly text: string;
}

export interface SegmentCache {
  put(whose: Whose, segments: readonly Segment[]): void;
  /** The user's segment in which this id stands, or would stand. */
  covering(whose: Whose, id: string): Segment | undefined;
}

/** A user, and the version that the rows of their segments had before any of these was read. */
export interface Whose {
  readonly userId: string;
  readonly version: string;
}

interface Kept {
  readonly version: string;
  readonly segments: Map<string, Segment>;
}

/**
 * Segments that were read lately, unpacked: right for as long as the version of their user's rows stays; who searches while
 * typing reads them once. When they grow beyond `charactersAtMost`, whoever searched longest ago is forgotten whole.
 */
export const segmentCache = (charactersAtMost: number): SegmentCache => {
  const users = new Map<string, Kept>();
  let characters = 0;

  const forget = (userId: string): void => {
    for (const { text } of users.get(userId)?.segments.values() ?? []) characters -= text.length;
    users.delete(userId);
  };

  const use = ({ userId, version }: Whose): Map<string, Segment> => {
    const found = users.get(userId);
    if (found?.version !== version) forget(userId);
    const kept = found?.version === version ? found : { version, segments: new Map<string, Segment>() };
    users.delete(userId);
    users.set(userId, kept);
    return kept.segments;
  };

  const forgetOldest = (): void => {
    for (const userId of users.keys()) {
      if (characters <= charactersAtMost) return;
      forget(userId);
    }
  };

  return {
    put(whose, segments) {
      const kept = use(whose);
      for (const segment of segments) {
        if (kept.has(segment.after)) continue;
        kept.set(segment.after, segment);
        characters += segment.text.length;
      }
      forgetOldest();
    },
    covering: (whose, id) => [...use(whose).values()].find(({ after, upTo }) => after < id && id <= upTo),
  };
};
