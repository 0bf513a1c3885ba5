/** The ways in which the books of a customer can be wrong. */
export const discrepancyKinds = [
  'lotDiffers',
  'lotNegative',
  'lotUnknown',
  'grantDiffers',
  'expiryDiffers',
  'grantDoubled',
  'kindUnknown',
  'reserveMissing',
  'reserveDiffers',
  'voidMissing',
  'voidDiffers',
  'expireDiffers',
  'repayDiffers',
  'validationMissing',
  'strayMovement',
  'blockDiffers',
  'batchMissing',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

export interface Discrepancy {
  readonly kind: DiscrepancyKind;
  /** The lot, the validation or the batch. */
  readonly subject: string;
  /** How many credits are there that should not be, or the other way round; at least 1. */
  readonly credits: number;
}

export const discrepancy = (kind: DiscrepancyKind, subject: string, credits: number): Discrepancy => ({
  kind,
  subject,
  credits: Math.max(1, Math.abs(credits)),
});

/** A movement, as far as it matters here; one without credits could not be read. */
export interface Movement {
  readonly kind: string;
  readonly subject: string;
  readonly lotId: string;
  readonly credits: number | null;
  /** Of the lot, where it tells. */
  readonly expiresAt?: string | undefined;
}

export interface Hold {
  readonly lotId: string;
  readonly credits: number;
  /** The batch that took it out of the lot, where the validation did not. */
  readonly block?: string | undefined;
}

export interface LotSum {
  readonly sum: number;
  /** What its grant says; absent while no grant was seen. */
  readonly granted?: number | undefined;
  /** As its grant says; those of the release before do not. */
  readonly expiresAt?: string | undefined;
}

/** Everything that the movements up to an instant come to: whoever goes on from it need not read them again. */
export interface Books {
  readonly upTo: string;
  readonly lots: Readonly<Record<string, LotSum>>;
  /** Validations that had no final answer by then, with what they reserved. */
  readonly open: Readonly<Record<string, Hold | null>>;
  /** By batch and lot: credits that are out, reserved and neither returned nor paid for an answer; never 0. */
  readonly blocks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What was found wrong up to here. */
  readonly discrepancies: readonly Discrepancy[];
}

export const emptyBooks: Books = { upTo: new Date(0).toISOString(), lots: {}, open: {}, blocks: {}, discrepancies: [] };

/**
 * By how many credits the books are wrong. One error shows from several sides (a reserve that is missing is one less in its
 * lot, too), so it is the side that tells the most.
 */
export const differenceOf = (discrepancies: readonly Discrepancy[]): number => {
  const byKind = Map.groupBy(discrepancies, ({ kind }) => kind);
  const sums = [...byKind.values()].map((ofKind) => ofKind.reduce((sum, { credits }) => sum + credits, 0));
  return Math.max(0, ...sums);
};
