/** What an entry of the ledger tells of a balance. */
export interface Movement {
  readonly kind: string;
  readonly lotId: string;
  readonly credits: number;
  readonly at: string;
  readonly expiresAt?: string | undefined;
}

interface KnownLot {
  readonly lotId: string;
  readonly expiresAt: string;
}

/** When each lot expires, by what its own movements tell; of grants of the release before, only the wallet knows. */
const expiriesOf = (movements: readonly Movement[], lots: readonly KnownLot[]): ReadonlyMap<string, string> =>
  new Map([...lots, ...movements].flatMap(({ lotId, expiresAt }) => (expiresAt ? [[lotId, expiresAt]] : [])));

/** Debts are told like lots, and are no balance. */
const isOfDebt = ({ lotId }: Movement): boolean => lotId.startsWith('debt_');

const sumOf = (movements: readonly Movement[]): number => movements.reduce((sum, { credits }) => sum + credits, 0);

const isAlive = (ofLot: readonly Movement[], expiresAt: string | undefined, instant: string): boolean =>
  (expiresAt === undefined || expiresAt > instant) && ofLot.every(({ kind }) => kind !== 'expire');

/**
 * What could be spent at an instant, lot by lot, from movements alone. A lot is over when it expires, whether that is posted
 * or not, or when the ledger says that somebody ended it before; one whose money went back or is disputed holds nothing from then on.
 */
export const lotsAt = (
  movements: readonly Movement[],
  instant: string,
  lots: readonly KnownLot[] = [],
): ReadonlyMap<string, number> => {
  const expiries = expiriesOf(movements, lots);
  const byLot = Map.groupBy(
    movements.filter((movement) => movement.at <= instant && !isOfDebt(movement)),
    ({ lotId }) => lotId,
  );
  return new Map(
    [...byLot]
      .filter(([lotId, ofLot]) => isAlive(ofLot, expiries.get(lotId), instant))
      .map(([lotId, ofLot]) => [lotId, sumOf(ofLot)]),
  );
};

/** The balance that the product said at an instant, from movements alone. */
export const balanceAt = (...given: Parameters<typeof lotsAt>): number =>
  [...lotsAt(...given).values()].reduce((sum, credits) => sum + credits, 0);

/** What was owed at an instant. */
export const debtAt = (movements: readonly Movement[], instant: string): number =>
  0 - sumOf(movements.filter((movement) => movement.at <= instant && isOfDebt(movement)));
