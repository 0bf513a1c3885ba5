import { minusSeconds, secondsBetween } from '#functions/rules/time.ts';

interface Lot {
  readonly granted: number;
  remaining: number;
  readonly expiresAt: string;
  endedAt: string | undefined;
}

interface Validation {
  readonly lotId: string;
  readonly createdAt: string;
  /** `forfeited`: what came back found its lot purged. */
  state: 'reserved' | 'posted' | 'returned' | 'forfeited';
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
  readonly #keys = new Map<string, string>();

  /** Live lots with something left, the first to expire first. */
  spendable(): [lotId: string, lot: Lot][] {
    return this.#byExpiry(({ endedAt, expiresAt, remaining }) => !endedAt && expiresAt > this.now && remaining > 0);
  }

  balance(): number {
    return this.spendable().reduce((sum, [, { remaining }]) => sum + remaining, 0);
  }

  grant(lotId: string, granted: number, expiresAt: string): void {
    this.lots.set(lotId, { granted, remaining: granted, expiresAt, endedAt: undefined });
  }

  end(lotId: string): void {
    Object.assign(this.#lot(lotId), { remaining: 0, endedAt: this.now });
  }

  /** Lots dead for thirty days, the first to expire first. */
  deadForLong(): string[] {
    const longAgo = minusSeconds(this.now, 30 * 24 * 60 * 60);
    return this.#byExpiry(({ endedAt, expiresAt }) => (endedAt ?? expiresAt) <= longAgo).map(([lotId]) => lotId);
  }

  /** The lot leaves the wallet. */
  purge(lotId: string): void {
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
    const lot = this.lots.get(validation.lotId);
    validation.state = as === 'post' ? 'posted' : lot ? 'returned' : 'forfeited';
    if (as === 'void' && lot) lot.remaining += 1;
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
