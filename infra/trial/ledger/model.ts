import { secondsBetween } from '#functions/domain/time.ts';

interface Lot {
  readonly granted: number;
  remaining: number;
  readonly expiresAt: string;
  ended: boolean;
}

interface Validation {
  readonly lotId: string;
  readonly createdAt: string;
  state: 'reserved' | 'posted' | 'returned';
}

/** The reference: what a ledger of credits is, in a few lines and without any database. */
export class ReferenceLedger {
  now = '2026-01-01T00:00:00.000Z';
  readonly lots = new Map<string, Lot>();
  readonly validations = new Map<string, Validation>();
  readonly #keys = new Map<string, string>();

  /** Live lots with something left, the first to expire first. */
  spendable(): [lotId: string, lot: Lot][] {
    return [...this.lots]
      .filter(([, { ended, expiresAt, remaining }]) => !ended && expiresAt > this.now && remaining > 0)
      .toSorted(([one, { expiresAt }], [other, lot]) => (`${expiresAt}#${one}` < `${lot.expiresAt}#${other}` ? -1 : 1));
  }

  balance(): number {
    return this.spendable().reduce((sum, [, { remaining }]) => sum + remaining, 0);
  }

  grant(lotId: string, granted: number, expiresAt: string): void {
    this.lots.set(lotId, { granted, remaining: granted, expiresAt, ended: false });
  }

  end(lotId: string): void {
    Object.assign(this.#lot(lotId), { remaining: 0, ended: true });
  }

  /** A key is remembered for a day. */
  isUsed(key: string | undefined): boolean {
    const since = key === undefined ? undefined : this.#keys.get(key);
    return since !== undefined && secondsBetween(since, this.now) <= 24 * 60 * 60;
  }

  reserve(id: string, lotId: string, key?: string): void {
    this.#lot(lotId).remaining -= 1;
    this.validations.set(id, { lotId, createdAt: this.now, state: 'reserved' });
    if (key !== undefined) this.#keys.set(key, this.now);
  }

  settle(id: string, as: 'post' | 'void'): void {
    const validation = this.validations.get(id);
    if (validation?.state !== 'reserved') throw new Error(`${id} was settled before`);
    validation.state = as === 'post' ? 'posted' : 'returned';
    if (as === 'void') this.#lot(validation.lotId).remaining += 1;
  }

  #lot(lotId: string): Lot {
    const lot = this.lots.get(lotId);
    if (!lot) throw new Error(`There is no lot ${lotId}`);
    return lot;
  }
}
