import * as z from 'zod';
import type { Paid } from '../../rules/credits/pay-debts.ts';
import { listed, sparseIndex } from '../table/sparse-index.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { movementItem } from './movement.ts';
import type { Clause } from './wallet-update.ts';

/**
 * Credits that were spent although their money went back. A debt stands in the wallet beside the lots until it is paid, and
 * is minus the sum of its own movements.
 */
const Debt = z.object({
  debtId: z.string(),
  /** What is left of it. */
  owed: z.int().min(1),
  /** As it began. */
  total: z.int().min(1),
  /** The lot whose credits were spent, and what brought that. */
  of: z.string(),
  source: z.string(),
  at: z.iso.datetime(),
  /** Whose money went back. */
  paymentId: z.string(),
});
export type Debt = Readonly<z.output<typeof Debt>>;

const debts = rowsOf('debt', Debt);

export const rawDebtsIn = (wallet: Item = {}): unknown[] =>
  Object.entries(wallet).flatMap(([name, debt]) => (name.startsWith('debt_') ? [debt] : []));

const placeOf = ({ at, debtId }: Debt): string => `${at}#${debtId}`;

/** The oldest first. */
export const debtsIn = (wallet: Item | undefined): Debt[] =>
  rawDebtsIn(wallet)
    .flatMap((debt) => debts.one(debt) ?? [])
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

/** Begins a debt; its wallet is looked at daily for as long as it stands there. */
export const oweClause = (userId: string, debt: Debt): Clause => ({
  set: ['#debt = :debt', `${sparseIndex.partition} = :list`, `${sparseIndex.sort} = :sort`],
  conditions: ['attribute_not_exists(#debt)'],
  names: { '#debt': debt.debtId },
  values: {
    ':debt': debt,
    ':list': listed('wallets', userId, debt.debtId)[sparseIndex.partition],
    ':sort': debt.debtId,
  },
});

export const oweMovement = (userId: string, { debtId, owed, source, at, paymentId }: Debt) =>
  movementItem(userId, { kind: 'owe', subject: debtId, lotId: debtId, source, credits: -owed, at, paymentId });

/** Debts are paid as they were read; one that is paid in full leaves the wallet. */
export const payClauses = (paid: readonly Paid<Debt>[]): Clause[] =>
  paid.map(({ debt, credits }, index) => ({
    ...(debt.owed === credits
      ? { remove: [`#debt${index}`] }
      : { set: [`#debt${index}.owed = #debt${index}.owed - :paid${index}`] }),
    conditions: [`#debt${index}.owed = :owed${index}`],
    names: { [`#debt${index}`]: debt.debtId },
    values: { [`:owed${index}`]: debt.owed, ...(debt.owed !== credits && { [`:paid${index}`]: credits }) },
  }));

/** What pays: credits of a lot, which leave it; `paymentId` says who paid for them. */
export interface Payer {
  readonly lotId: string;
  readonly source: string;
  readonly paymentId: string;
  readonly at: string;
  /** Where one lot pays a debt several times: what tells this time from another of the same instant. */
  readonly by?: string;
}

/** The two sides of it, each of which names the other, and the payment that explains it. */
const sidesOf = (userId: string, { lotId, source, paymentId, at, by = '' }: Payer, { debt, credits }: Paid<Debt>) => {
  const { debtId } = debt;
  const ofLot = { lotId, source, subject: debtId, credits: -credits, paymentId: debt.paymentId };
  const ofDebt = { lotId: debtId, source: debt.source, subject: lotId, credits, paymentId };
  return [ofLot, ofDebt].map((side) => movementItem(userId, { ...side, kind: 'repay', at }, [side.lotId, by]));
};

export const payMovements = (userId: string, payer: Payer, paid: readonly Paid<Debt>[]) =>
  paid.flatMap((one) => sidesOf(userId, payer, one));
