interface Taken {
  /** By lot: taken, neither given back nor paid for an answer. */
  readonly left: Map<string, number>;
  /** By lot: rows that were put on and are not known to have cost nothing. */
  readonly rows: Map<string, number>;
  charged: number;
  taken: number;
  returned: number;
  isOpen: boolean;
}

const add = (to: Map<string, number>, key: string, credits: number) => to.set(key, (to.get(key) ?? 0) + credits);

/**
 * The reference for batches, in a few lines: one takes credits out of lots; each of them waits for a row, pays for one that
 * was answered, or goes back at the end.
 */
export class Blocks {
  readonly all = new Map<string, Taken>();

  begin(batchId: string): void {
    if (this.all.has(batchId)) return;
    this.all.set(batchId, { left: new Map(), rows: new Map(), charged: 0, taken: 0, returned: 0, isOpen: true });
  }

  open(): string[] {
    return [...this.all].filter(([, { isOpen }]) => isOpen).map(([batchId]) => batchId);
  }

  take(batchId: string, lotId: string, credits: number): void {
    const batch = this.#batch(batchId);
    batch.taken += credits;
    add(batch.left, lotId, credits);
  }

  /** Where a row can be put on: batches, with a lot that has a credit for it. */
  places(): [batchId: string, lotId: string][] {
    return this.open().flatMap((batchId) => {
      const { left, rows } = this.#batch(batchId);
      const free = [...left].filter(([lotId, credits]) => credits > (rows.get(lotId) ?? 0));
      return free.map(([lotId]): [string, string] => [batchId, lotId]);
    });
  }

  ask(batchId: string, lotId: string): void {
    add(this.#batch(batchId).rows, lotId, 1);
  }

  /** A row is over. */
  settle(batchId: string, lotId: string, as: 'post' | 'void'): void {
    const batch = this.#batch(batchId);
    add(batch.rows, lotId, -1);
    if (as === 'void') return;
    batch.charged += 1;
    add(batch.left, lotId, -1);
  }

  left(batchId: string): [lotId: string, credits: number][] {
    return [...this.#batch(batchId).left].filter(([, credits]) => credits > 0);
  }

  end(batchId: string): void {
    const batch = this.#batch(batchId);
    batch.returned = batch.taken - batch.charged;
    batch.left.clear();
    batch.isOpen = false;
  }

  #batch(batchId: string): Taken {
    const batch = this.all.get(batchId);
    if (!batch) throw new Error(`There is no batch ${batchId}`);
    return batch;
  }
}
