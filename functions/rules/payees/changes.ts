import type { KnownChange } from '#shared/contract/resources/payee.ts';
import { matchNames } from '../names/match.ts';
import type { Payee, PayeeAccount, Said } from './payee.ts';

/** What a bank hides is not enough to tell two people apart. */
export const isMasked = (name: string): boolean => /[*•]/.test(name);

/** Whether two names are of two holders; what a bank masks may be either. */
export const isOtherHolder = (one: string, other: string): boolean =>
  !isMasked(one) && !isMasked(other) && matchNames(one, other)?.result === 'mismatch';

/** Whom the bank names now, where that is somebody else than before. */
export const accountChange = ({ holder, said }: Pick<PayeeAccount, 'holder' | 'said'>): Said | undefined =>
  holder && said && isOtherHolder(holder.name, said.name) ? said : undefined;

const lastOf = ({ lastAt, firstAt }: PayeeAccount): string => lastAt ?? firstAt;

export const newestFirst = (accounts: readonly PayeeAccount[]): readonly PayeeAccount[] =>
  accounts.toSorted((one, other) =>
    lastOf(one) === lastOf(other) ? (one.id < other.id ? -1 : 1) : lastOf(one) > lastOf(other) ? -1 : 1,
  );

/** The account that a payee began with, where nobody ever confirmed one. */
const isFirst = ({ accounts }: Payee, { id, firstAt }: PayeeAccount): boolean =>
  accounts.every(
    (other) =>
      other.confirmedAt === undefined && (other.firstAt > firstAt || (other.firstAt === firstAt && other.id >= id)),
  );

/** A payee's first account needs nobody's word; any other waits for it. */
export const isConfirmed = (payee: Payee, account: PayeeAccount): boolean =>
  account.confirmedAt !== undefined || isFirst(payee, account);

/** The account that a payee had before another one: the newest of those that are confirmed. */
const formerOf = (payee: Payee): PayeeAccount | undefined =>
  newestFirst(payee.accounts).find((account) => isConfirmed(payee, account));

/** What changed of a payee, and nobody confirmed yet. */
export const changesOf = (payee: Payee): readonly KnownChange[] => {
  const former = formerOf(payee);
  const isNew = payee.accounts.some((account) => !isConfirmed(payee, account));
  const holders = payee.accounts.flatMap(({ holder, ...account }): readonly KnownChange[] =>
    holder && accountChange({ holder, ...account })
      ? [{ what: 'otherHolder', until: holder.until, was: holder.name, bank: account.bankName ?? null }]
      : [],
  );
  return [
    ...holders,
    ...(former && isNew
      ? [
          {
            what: 'otherAccount' as const,
            until: former.lastAt ?? null,
            was: former.masked,
            bank: former.bankName ?? null,
          },
        ]
      : []),
  ];
};

/** When a bank last said that an account of theirs exists. */
export const lastAtOf = ({ accounts }: Payee): string | undefined =>
  accounts
    .flatMap(({ lastAt }) => lastAt ?? [])
    .toSorted()
    .at(-1);
