/** What of a movement tells how credits ended. */
export interface Movement {
  readonly kind: string;
  /** Null where the entry cannot be read. */
  readonly credits: number | null;
  readonly lotId: string;
}

/**
 * How many credits of the newest lot ended unused, for a balance of none: what its movements leave, or what its end took.
 * Everything that happened to a lot is newer than its grant, so a page of movements that holds the grant is enough; one
 * that does not tells of a lot that was used a lot, and nothing is claimed.
 */
export const lostOf = (newestFirst: readonly Movement[]): number => {
  const granted = newestFirst.find(({ kind }) => kind === 'grant');
  const ofLot = newestFirst.filter(({ lotId }) => lotId === granted?.lotId);
  const end = ofLot.find(({ kind }) => kind === 'expire');
  return end ? Math.abs(end.credits ?? 0) : ofLot.reduce((left, { credits }) => left + (credits ?? 0), 0);
};
