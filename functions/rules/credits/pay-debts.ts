/** Credits that were spent although their money went back: the next purchase pays them first. */
export interface Owed {
  readonly debtId: string;
  readonly owed: number;
}

export interface Paid<D extends Owed> {
  readonly debt: D;
  readonly credits: number;
}

/** Each debt is two movements in a transaction, which takes a hundred items: what more there is waits for the next purchase. */
const paidAtOnce = 40;

/** What so many credits pay of these debts: the oldest first, each as far as they go. */
export const payDebts = <D extends Owed>(debts: readonly D[], credits: number): readonly Paid<D>[] => {
  const paid: Paid<D>[] = [];
  let left = credits;
  for (const debt of debts.slice(0, paidAtOnce)) {
    const part = Math.min(left, debt.owed);
    if (part > 0) paid.push({ debt, credits: part });
    left -= part;
  }
  return paid;
};

/** How many credits are owed. */
export const debtOf = (debts: readonly Pick<Owed, 'owed'>[]): number => debts.reduce((sum, { owed }) => sum + owed, 0);

export const sumPaid = (paid: readonly Paid<Owed>[]): number => paid.reduce((sum, { credits }) => sum + credits, 0);
