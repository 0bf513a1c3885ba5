import { Blocks } from './reference-blocks.ts';
import { Purchases, type Lot } from './purchases.ts';
import { minusSeconds, secondsBetween } from '#functions/rules/time.ts';

interface Validation {
  readonly lotId: string;
  readonly createdAt: string;
  /** The batch that pays for it: it moves no credit itself. */
  readonly block?: string;
  /** What came back and found its lot over is `forfeited`, or paid a debt for credits of that lot. */
  state: 'reserved' | 'posted' | 'returned' | 'forfeited' | 'repaid';
  /** The bank wants more time, or is asked again: the settle job leaves it alone. */
  isPendingAtBank: boolean;
  /** Runs of a job that failed at it, one after the other. */
  failures: number;
  /** It failed too often: no job tries it until an operator puts it back. */
  isParked: boolean;
}

const reserved = { state: 'reserved', isPendingAtBank: false, failures: 0, isParked: false } as const;

/** So many failures park a validation. */
const failuresAtMost = 5;

/** The reference: what a ledger of credits is, in a few lines and without any database. */
export class ReferenceLedger {
  now = '2026-01-01T00:00:00.000Z';
  readonly lots = new Map<string, Lot>();
  readonly validations = new Map<string, Validation>();
  readonly purchases = new Purchases();
  readonly blocks = new Blocks();
  readonly #keys = new Map<string, string>();
  readonly #remembered: { readonly at: string; readonly lots: readonly Lot[]; readonly debt: number }[] = [];

  /** Live lots with something left, the first to expire first. */
  spendable(): [lotId: string, lot: Lot][] {
    return this.#byExpiry(({ endedAt, expiresAt, remaining }) => !endedAt && expiresAt > this.now && remaining > 0);
  }

  balance(): number {
    return this.spendable().reduce((sum, [, { remaining }]) => sum + remaining, 0);
  }

  /** Keeps what the lots hold now. */
  remember(): void {
    this.#remembered.push({
      at: this.now,
      lots: [...this.lots.values()].map((lot) => ({ ...lot })),
      debt: this.purchases.debt(),
    });
  }

  /** What a customer would have been told at an instant. */
  balanceAt(instant: string): number {
    const { lots = [] } = this.#remembered.findLast(({ at }) => at <= instant) ?? {};
    const alive = lots.filter(({ endedAt, expiresAt }) => !endedAt && expiresAt > instant);
    return alive.reduce((sum, { remaining }) => sum + remaining, 0);
  }

  /** What they owed. */
  debtAt(instant: string): number {
    return this.#remembered.findLast(({ at }) => at <= instant)?.debt ?? 0;
  }

  /** When something was remembered, and when that expires. */
  instants(): string[] {
    return this.#remembered.flatMap(({ at, lots }) => [at, ...lots.map(({ expiresAt }) => expiresAt)]);
  }

  grant(lotId: string, granted: number, expiresAt: string): void {
    this.lots.set(lotId, { granted, remaining: granted, expiresAt, endedAt: undefined, unused: undefined });
  }

  end(lotId: string): void {
    const lot = this.#lot(lotId);
    this.purchases.lapse(lotId, lot.remaining);
    Object.assign(lot, { remaining: 0, endedAt: this.now, unused: lot.remaining });
  }

  /** What was left of it at its expiry is gone. */
  expire(lotId: string): void {
    const lot = this.#lot(lotId);
    this.purchases.lapse(lotId, lot.remaining);
    Object.assign(lot, { remaining: 0, unused: (lot.unused ?? 0) + lot.remaining });
  }

  /** A lot that neither expired nor was ended. */
  isAlive(lotId: string): boolean {
    const lot = this.lots.get(lotId);
    return lot !== undefined && !lot.endedAt && lot.expiresAt > this.now;
  }

  /** Lots that are purged, the first to expire first: all dead for thirty days but the one that died last. */
  purgeable(): string[] {
    const longAgo = minusSeconds(this.now, 30 * 24 * 60 * 60);
    const diedAt = ({ endedAt, expiresAt }: Lot) => endedAt ?? expiresAt;
    const byDeath = this.#byExpiry(() => true).toSorted(([, one], [, other]) => (diedAt(one) < diedAt(other) ? -1 : 1));
    const last = byDeath.at(-1)?.[0];
    return this.#byExpiry((lot) => diedAt(lot) <= longAgo)
      .map(([lotId]) => lotId)
      .filter((lotId) => lotId !== last);
  }

  /** Lots whose expiry is to be posted. */
  lapsed(): string[] {
    const purgeable = new Set(this.purgeable());
    return this.#byExpiry(({ expiresAt, unused }) => expiresAt <= this.now && unused === undefined)
      .map(([lotId]) => lotId)
      .filter((lotId) => !purgeable.has(lotId));
  }

  /** The lot leaves the wallet. */
  purge(lotId: string): void {
    this.purchases.lapse(lotId, this.lots.get(lotId)?.remaining ?? 0);
    this.lots.delete(lotId);
  }

  /** A key is remembered for a day. */
  isUsed(key: string | undefined): boolean {
    const since = key === undefined ? undefined : this.#keys.get(key);
    return since !== undefined && secondsBetween(since, this.now) <= 24 * 60 * 60;
  }

  reserve(id: string, lotId: string, key?: string): void {
    this.#lot(lotId).remaining -= 1;
    this.validations.set(id, { lotId, createdAt: this.now, ...reserved });
    if (key !== undefined) this.#keys.set(key, this.now);
  }

  /** So many credits, of which lots, the first to expire first. */
  partsOf(wanted: number): [lotId: string, credits: number][] {
    let left = wanted;
    return this.spendable().flatMap(([lotId, { remaining }]) => {
      const credits = Math.min(left, remaining);
      left -= credits;
      return credits > 0 ? [[lotId, credits] as [string, number]] : [];
    });
  }

  /** A batch takes a block. */
  take(batchId: string, parts: readonly (readonly [lotId: string, credits: number])[]): void {
    for (const [lotId, credits] of parts) {
      this.#lot(lotId).remaining -= credits;
      this.blocks.take(batchId, lotId, credits);
    }
  }

  /** A row of it is asked about. */
  ask(id: string, batchId: string, lotId: string): void {
    this.blocks.ask(batchId, lotId);
    this.validations.set(id, { lotId, createdAt: this.now, block: batchId, ...reserved });
  }

  isAsking(batchId: string): boolean {
    return [...this.validations.values()].some(({ block, state }) => block === batchId && state === 'reserved');
  }

  /** What paid for no answer goes back, each to its lot. */
  endBatch(batchId: string): void {
    for (const [lotId, credits] of this.blocks.left(batchId))
      if (this.isAlive(lotId)) this.#lot(lotId).remaining += credits;
      else for (let credit = 0; credit < credits; credit++) this.purchases.returnLate(lotId);
    this.blocks.end(batchId);
  }

  defer(id: string): void {
    const validation = this.validations.get(id);
    if (validation) Object.assign(validation, { isPendingAtBank: true, failures: 0, isParked: false });
  }

  /** A run of a job failed at it. */
  fail(id: string): void {
    const validation = this.validations.get(id);
    if (!validation) return;
    validation.failures += 1;
    validation.isParked = validation.failures >= failuresAtMost;
  }

  /** An operator puts everything back where it came from. */
  unpark(): void {
    for (const validation of this.validations.values())
      if (validation.isParked) Object.assign(validation, { failures: 0, isParked: false });
  }

  /** What the settle job goes on with, the oldest first. */
  interrupted(before: string): string[] {
    return [...this.validations]
      .filter(
        ([, { state, createdAt, isPendingAtBank, isParked }]) =>
          state === 'reserved' && !isPendingAtBank && !isParked && createdAt < before,
      )
      .toSorted(([one, a], [other, b]) => (`${a.createdAt}#${one}` < `${b.createdAt}#${other}` ? -1 : 1))
      .map(([id]) => id);
  }

  settle(id: string, as: 'post' | 'void'): void {
    const validation = this.validations.get(id);
    if (validation?.state !== 'reserved') throw new Error(`${id} was settled before`);
    if (validation.block !== undefined) {
      validation.state = as === 'post' ? 'posted' : 'returned';
      this.blocks.settle(validation.block, validation.lotId, as);
    } else if (as === 'post') validation.state = 'posted';
    else if (this.isAlive(validation.lotId)) {
      validation.state = 'returned';
      this.#lot(validation.lotId).remaining += 1;
    } else validation.state = this.purchases.returnLate(validation.lotId);
  }

  #byExpiry(wanted: (lot: Lot) => boolean): [lotId: string, lot: Lot][] {
    return [...this.lots]
      .filter(([, lot]) => wanted(lot))
      .toSorted(([one, { expiresAt }], [other, lot]) => (`${expiresAt}#${one}` < `${lot.expiresAt}#${other}` ? -1 : 1));
  }

  #lot(lotId: string): Lot {
    const lot = this.lots.get(lotId);
    if (!lot) throw new Error(`There is no lot ${lotId}`);
    return lot;
  }
}
