import { plusSeconds, secondsBetween } from '#functions/rules/time.ts';

export interface Lot {
  readonly granted: number;
  remaining: number;
  readonly expiresAt: string;
  endedAt: string | undefined;
  /** What nobody used of it, once its end is posted. */
  unused: number | undefined;
}

/** What PayPal says of a payment at some moment. */
export interface TellsOf {
  readonly refunded: number;
  readonly isReversal: boolean;
  /** By id: what is disputed, and how that ended. */
  readonly disputes: Readonly<Record<string, 'open' | 'won' | 'lost'>>;
}

interface Purchase {
  /** Its lot, or the one that came after a dispute. */
  lotId: string;
  readonly credits: number;
  readonly cents: number;
  /** The most money that was ever said to be back. */
  back: number;
  /** Credits that left a lot, or stay frozen for ever, because of that. */
  taken: number;
  /** Credits that ever began a debt because of that. */
  owed: number;
  /** Credits that nobody used and nobody took. */
  lapsed: number;
  frozen: { credits: number; readonly of: string | undefined; readonly secondsLeft: number; by: string } | undefined;
  readonly ended: Set<string>;
}

interface Debt {
  owed: number;
  readonly total: number;
  readonly of: string;
  readonly at: string;
  readonly paymentId: string;
}

/** The ledger that they are part of. */
interface Ledger {
  readonly now: string;
  readonly lots: Map<string, Lot>;
  isAlive(lotId: string): boolean;
}

/**
 * The reference for money that went back, in ten lines. A purchase brings credits; each of them is in a living lot, used,
 * lapsed, frozen, or taken. Of money that is back, the same share of the credits is due, rounded down; all money, all
 * credits. Lapsed ones count as given back: nobody had them. What is due and neither taken, nor owed before, nor lapsed is
 * missing: the lot gives it, then what is frozen, then the customer owes it. An open dispute freezes what the lot holds and
 * ends the lot, whatever the money; when it is over, what is still frozen is a new lot that lives as long as was left. A lot
 * whose money is all back is over once it is empty. A credit in use counts as used; one that comes back to a lot that is over
 * pays a debt for that lot, joins what is frozen of it, or lapses. A debt is paid by the next purchase, the oldest first, and
 * by credits that its own purchase still holds whenever PayPal tells something new. An older answer than the last changes
 * nothing: money back never becomes less, and a dispute that is over stays so.
 */
export class Purchases {
  readonly all = new Map<string, Purchase>();
  debts: Debt[] = [];
  readonly #purchaseOf = new Map<string, string>();

  debt(): number {
    return this.debts.reduce((sum, { owed }) => sum + owed, 0);
  }

  /** Credits pay debts; how many are left. */
  #pay(credits: number, isPaid: (debt: Debt) => boolean = () => true): number {
    let left = credits;
    for (const debt of this.debts.filter(isPaid)) {
      const part = Math.min(left, debt.owed);
      debt.owed -= part;
      left -= part;
    }
    this.debts = this.debts.filter(({ owed }) => owed > 0);
    return left;
  }

  buy(ledger: Ledger, id: string, { lotId, credits, cents, expiresAt }: PurchaseMade): void {
    this.all.set(id, {
      lotId,
      credits,
      cents,
      back: 0,
      taken: 0,
      owed: 0,
      lapsed: 0,
      frozen: undefined,
      ended: new Set(),
    });
    this.#purchaseOf.set(lotId, id);
    const remaining = this.#pay(credits);
    ledger.lots.set(lotId, { granted: credits, remaining, expiresAt, endedAt: undefined, unused: undefined });
  }

  /** Credits of a lot are gone, and nobody used them. */
  lapse(lotId: string, credits: number): void {
    const purchase = this.all.get(this.#purchaseOf.get(lotId) ?? '');
    if (purchase) purchase.lapsed += credits;
  }

  /** A credit comes back to a lot that is over. */
  returnLate(lotId: string): 'repaid' | 'forfeited' {
    if (this.#pay(1, (debt) => debt === this.debts.find(({ of }) => of === lotId)) === 0) return 'repaid';
    const frozen = this.all.get(this.#purchaseOf.get(lotId) ?? '')?.frozen;
    if (frozen && frozen.of === lotId) frozen.credits += 1;
    else this.lapse(lotId, 1);
    return 'forfeited';
  }

  /** PayPal says something; a lot that comes of it has this id. */
  tell(ledger: Ledger, id: string, told: TellsOf, newLotId: string): void {
    const purchase = this.all.get(id);
    if (!purchase) return;
    const lot = ledger.isAlive(purchase.lotId) ? ledger.lots.get(purchase.lotId) : undefined;
    const dead = lot ? undefined : ledger.lots.get(purchase.lotId);
    learn(purchase, told);
    const due = Math.floor((purchase.credits * purchase.back) / purchase.cents);
    let missing = Math.max(0, due - purchase.taken - purchase.owed - purchase.lapsed - (dead?.remaining ?? 0));
    const take = (from: { [key in 'n']: number }) => {
      const part = Math.min(missing, from.n);
      missing -= part;
      purchase.taken += part;
      return from.n - part;
    };
    if (lot) lot.remaining = take({ n: lot.remaining });
    if (purchase.frozen) purchase.frozen.credits = take({ n: purchase.frozen.credits });
    if (missing > 0) {
      purchase.owed += missing;
      this.debts.push({ owed: missing, total: missing, of: purchase.lotId, at: ledger.now, paymentId: id });
    }
    const open = openOf(purchase, told);
    if (open !== undefined && purchase.frozen) purchase.frozen.by = open;
    else if (open !== undefined) this.#freeze(ledger, purchase, lot, open);
    else this.#thaw(ledger, id, newLotId);
    if (open !== undefined || !lot) return;
    lot.remaining = this.#pay(lot.remaining, ({ paymentId }) => paymentId === id);
    if (purchase.back === purchase.cents && lot.remaining === 0) Object.assign(lot, { endedAt: ledger.now, unused: 0 });
  }

  #freeze(ledger: Ledger, purchase: Purchase, lot: Lot | undefined, by: string): void {
    purchase.frozen = {
      credits: lot?.remaining ?? 0,
      of: lot && purchase.lotId,
      secondsLeft: lot ? Math.floor(secondsBetween(ledger.now, lot.expiresAt)) : 0,
      by,
    };
    if (lot) Object.assign(lot, { remaining: 0, endedAt: ledger.now, unused: 0 });
  }

  #thaw(ledger: Ledger, id: string, lotId: string): void {
    const purchase = this.all.get(id);
    if (!purchase?.frozen) return;
    const { credits, secondsLeft } = purchase.frozen;
    purchase.frozen = undefined;
    if (credits === 0) return;
    purchase.lotId = lotId;
    this.#purchaseOf.set(lotId, id);
    ledger.lots.set(lotId, {
      granted: credits,
      remaining: this.#pay(credits, ({ paymentId }) => paymentId === id),
      expiresAt: plusSeconds(ledger.now, secondsLeft),
      endedAt: undefined,
      unused: undefined,
    });
  }
}

interface PurchaseMade {
  readonly lotId: string;
  readonly credits: number;
  readonly cents: number;
  readonly expiresAt: string;
}

/** What is known after PayPal said something. */
const learn = (purchase: Purchase, { refunded, isReversal, disputes }: TellsOf): void => {
  const isLost = Object.values(disputes).includes('lost');
  const told = isLost || (isReversal && refunded === 0) ? purchase.cents : refunded;
  purchase.back = Math.min(purchase.cents, Math.max(purchase.back, told));
  for (const [id, state] of Object.entries(disputes)) if (state !== 'open') purchase.ended.add(id);
};

const openOf = ({ frozen, ended }: Purchase, { disputes }: TellsOf): string | undefined => {
  if (frozen && !ended.has(frozen.by)) return frozen.by;
  return Object.keys(disputes).find((id) => disputes[id] === 'open' && !ended.has(id));
};
