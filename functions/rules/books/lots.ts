import { discrepancy, type Books, type Discrepancy, type LotSum, type Movement } from './books.ts';
import { isDebt } from './debts.ts';

type Lots = Books['lots'];

/** A lot as the wallet holds it, whatever stands in it; a debt is one that holds less than nothing. */
export interface WalletLot {
  readonly lotId: string;
  readonly remaining: number;
  readonly granted: number;
  /** Debts do not expire. */
  readonly expiresAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly unused?: number | undefined;
}

/** What a lot begins with; a debt is begun by what it owes. */
const isBeginning = ({ kind }: Movement): boolean => kind === 'grant' || kind === 'owe';

const grantOf = (movement: Movement): Pick<LotSum, 'granted' | 'expiresAt'> =>
  isBeginning(movement) ? { granted: movement.credits ?? 0, expiresAt: movement.expiresAt } : {};

/** The sums of lots after these movements. */
export const summed = (lots: Lots, movements: readonly Movement[]): Lots => {
  const sums: Record<string, LotSum> = { ...lots };
  for (const movement of movements) {
    const before = sums[movement.lotId];
    sums[movement.lotId] = { ...before, ...grantOf(movement), sum: (before?.sum ?? 0) + (movement.credits ?? 0) };
  }
  return sums;
};

const total = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { credits }) => sum + Math.abs(credits ?? 0), 0);

const judgeLot = (lotId: string, known: LotSum | undefined, movements: readonly Movement[]): Discrepancy[] => {
  const grants = movements.filter(isBeginning);
  const isKnown = known?.granted !== undefined;
  const doubled = isKnown ? grants : grants.slice(1);
  return [
    ...(doubled.length > 0 ? [discrepancy('grantDoubled', lotId, total(doubled))] : []),
    ...(!isKnown && grants.length === 0 ? [discrepancy('lotUnknown', lotId, total(movements))] : []),
  ];
};

/** Each lot is granted once, before anything else happens to it. */
export const judgeLots = (lots: Lots, movements: readonly Movement[]): Discrepancy[] =>
  [...Map.groupBy(movements, ({ lotId }) => lotId)].flatMap(([lotId, ofLot]) => judgeLot(lotId, lots[lotId], ofLot));

const compareLot = (
  lotId: string,
  { sum = 0, granted, expiresAt }: Partial<LotSum>,
  lot: WalletLot | undefined,
): Discrepancy[] => {
  const remaining = lot?.remaining ?? 0;
  return [
    ...(sum !== remaining ? [discrepancy('lotDiffers', lotId, sum - remaining)] : []),
    ...((isDebt(lotId) ? remaining > 0 : remaining < 0) ? [discrepancy('lotNegative', lotId, remaining)] : []),
    ...(lot && granted !== lot.granted ? [discrepancy('grantDiffers', lotId, (granted ?? 0) - lot.granted)] : []),
    ...(lot && expiresAt && expiresAt !== lot.expiresAt ? [discrepancy('expiryDiffers', lotId, remaining)] : []),
  ];
};

/** The movements of each lot add up to what the wallet says it holds; those of a lot that left it, to nothing. */
export const compareWallet = (lots: Lots, wallet: readonly WalletLot[]): Discrepancy[] => {
  const held = new Map(wallet.map((lot) => [lot.lotId, lot]));
  return [...new Set([...held.keys(), ...Object.keys(lots)])].flatMap((lotId) =>
    compareLot(lotId, lots[lotId] ?? {}, held.get(lotId)),
  );
};

/** Without lots that left the wallet and of which nothing is awaited any more. */
export const withoutClosed = ({ lots, open, blocks }: Books, wallet: readonly WalletLot[]): Lots => {
  const awaited = new Set([
    ...wallet.map(({ lotId }) => lotId),
    ...Object.values(open).map((hold) => hold?.lotId ?? ''),
    ...Object.values(blocks).flatMap((ofBatch) => Object.keys(ofBatch)),
  ]);
  return Object.fromEntries(Object.entries(lots).filter(([lotId, { sum }]) => sum !== 0 || awaited.has(lotId)));
};
