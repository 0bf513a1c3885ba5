import { bankCircuit as limits } from '#shared/plans.ts';

/** Who asks about which account, both by pseudonyms. */
export interface Asker {
  readonly by: string;
  readonly account: string;
}

interface Seen extends Asker {
  readonly atMs: number;
  readonly hasFailed: boolean;
}

/** More than these would say nothing more of a minute of one bank. */
const rememberedAtMost = 500;

const distinct = (seen: readonly Seen[], of: keyof Asker): number => new Set(seen.map((one) => one[of])).size;

/** Of a customer who asked about several accounts, most have to have failed. */
const failsFor = (own: readonly Seen[]): boolean => own.filter(({ hasFailed }) => hasFailed).length * 2 > own.length;

/**
 * What became of the latest question of each customer about each account of one bank. A customer is one witness, however
 * often it asks: questions that always fail say something of an account, or of who asks, and nothing of the bank.
 */
export const witnesses = (nowMs: () => number) => {
  const latest = new Map<string, Seen>();
  /** Who said that the bank failed shortly before it answered somebody else, and when that was. */
  const contradicted = new Map<string, number>();
  const isBelieved = (by: string): boolean =>
    (contradicted.get(by) ?? Number.NEGATIVE_INFINITY) <= nowMs() - limits.disbelievedSeconds * 1000;
  const within = (seconds: number): readonly Seen[] => {
    const from = nowMs() - seconds * 1000;
    return [...latest.values()].filter(({ atMs }) => atMs > from);
  };
  return {
    see: ({ by, account }: Asker, hasFailed: boolean): void => {
      const place = `${by} ${account}`;
      // Put last, so that the first is the one not heard of for longest.
      latest.delete(place);
      latest.set(place, { by, account, hasFailed, atMs: nowMs() });
      const [oldest] = latest.keys();
      if (latest.size > rememberedAtMost && oldest !== undefined) latest.delete(oldest);
    },
    /** Whether several customers, with several accounts, failed, and they are no minority of those who asked. */
    sayDown: (): boolean => {
      const seen = within(limits.windowSeconds);
      const byCustomer = [...Map.groupBy(seen, ({ by }) => by).values()];
      const failing = byCustomer.filter((own) => failsFor(own) && own.every(({ by }) => isBelieved(by)));
      const failed = failing.flat().filter(({ hasFailed }) => hasFailed);
      return (
        failing.length >= limits.customers &&
        distinct(failed, 'account') >= limits.accounts &&
        failing.length >= byCustomer.length * limits.share
      );
    },
    /** Whether this account, or this customer, is among what failed: its next failure would be no news. */
    knowsFailing: ({ by, account }: Asker): boolean =>
      within(limits.untriedSeconds).some((one) => one.hasFailed && (one.by === by || one.account === account)),
    /** The bank answered: what failed before says nothing of it any more, and who met that is no witness for a while. */
    recover: (): void => {
      const failed = within(limits.untriedSeconds).filter(({ hasFailed }) => hasFailed);
      for (const { by } of failed) contradicted.set(by, nowMs());
      for (const by of contradicted.keys()) if (isBelieved(by)) contradicted.delete(by);
      latest.clear();
    },
  };
};
