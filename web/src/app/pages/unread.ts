/** Something that is asked for; it may have failed. */
interface Asked {
  readonly error: unknown;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

/** What to say where one of several could not be read and nothing of it is known; all of those are asked for again. */
export const unreadOf = (...asked: readonly Asked[]) => {
  const failed = asked.filter(({ error, data }) => error !== null && data === undefined);
  const [first] = failed;
  return first && { error: first.error, onRetry: () => failed.forEach(({ refetch }) => void refetch()) };
};
