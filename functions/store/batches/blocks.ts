import { partsAtOnce, partsOf } from '../../rules/credits/take-block.ts';
import type { Batch } from '../../rules/batches/batch.ts';
import { leftIn, withReserved, withReturned } from '../../rules/batches/blocks.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { keys } from '../table/keys.ts';
import { reserveBlockItems, returnBlockItems } from '../credits/blocks.ts';
import { liveLotsIn, readWallet } from '../credits/credits.ts';
import type { Item } from '../table/row.ts';
import { backoff, refusedIn, type Items } from '../table/transaction.ts';
import { batchPut, write } from './batches.ts';

/** Each round somebody else took credits out of the wallet, or gave some back. */
const rounds = 20;

type Now = () => string;

/** What is written of a batch, and of the wallet beside it. */
interface Writing {
  readonly next: Batch;
  readonly items: Items;
}

/** Writes a batch that is as it was read together with a wallet, which is read again where it changed meanwhile. */
const writeBeside = async (
  seen: Batch,
  writingBy: (wallet: Item | undefined, at: string) => Writing | undefined,
  now: Now,
): Promise<Batch | 'changed' | 'none'> => {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await backoff(round);
    const writing = writingBy(await readWallet(seen.userId), now());
    if (!writing) return 'none';
    const refused = await refusedIn([{ Put: await batchPut(seen, writing.next) }, ...writing.items]);
    if (refused.length === 0) return { ...writing.next, version: seen.version + 1 };
    if (refused.includes(0)) return 'changed';
  }
  throw new Error('The wallet of a customer kept changing');
};

/** Takes credits for so many rows out of the wallet, fewer where there are fewer; `none` where there are none at all. */
const reserve = (seen: Batch, next: Batch, wanted: number, now: Now): Promise<Batch | 'changed' | 'none'> =>
  writeBeside(
    seen,
    (wallet, at) => {
      const parts = partsOf(liveLotsIn(wallet, at), wanted);
      if (parts.length === 0) return undefined;
      return { next: withReserved(next, parts), items: reserveBlockItems(seen.userId, seen.id, parts, at) };
    },
    now,
  );

/** What a batch becomes when all is given back, and what it is until then. */
interface Given {
  readonly whole: Batch;
  readonly part: Batch;
}

/**
 * Writes a batch together with the return of all credits that paid for nothing; nothing of it may be in flight. Of very many
 * lots those of the first are given back, and somebody comes again for the others. Rows that were counted since it was read
 * are counted either way: what an answer cost is written with the row's leaving, or it would be charged again.
 */
const giveBack = async (seen: Batch, { whole, part }: Given, now: Now): Promise<Batch | 'changed' | 'none'> => {
  const left = leftIn(part.blocks);
  if (left.length === 0)
    return (await write(seen, { ...whole, blocks: withReturned(part.blocks, new Set()) })) ?? 'changed';
  const lotIds = new Set(left.map(({ lotId }) => lotId));
  const some = new Set([...lotIds].slice(0, partsAtOnce));
  const returned = left.filter(({ lotId }) => some.has(lotId));
  const base = some.size < lotIds.size ? part : whole;
  const written = { ...base, blocks: withReturned(part.blocks, some) };
  return writeBeside(
    seen,
    (wallet, at) => ({ next: written, items: returnBlockItems(wallet, seen.userId, seen.id, returned, at) }),
    now,
  );
};

export const verbs = {
  reserve: verb(
    [
      onTable('GetItem', 'UpdateItem').of(keys.wallet),
      onTable('PutItem').of(keys.batch, keys.movement),
      ...opensSealed,
    ],
    reserve,
  ),
  giveBack: verb(
    [
      onTable('GetItem', 'UpdateItem').of(keys.wallet),
      onTable('PutItem').of(keys.batch, keys.movement),
      ...opensSealed,
    ],
    giveBack,
  ),
};
