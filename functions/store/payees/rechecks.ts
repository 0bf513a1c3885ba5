import { RecheckDue } from '../../rules/payees/recheck-due.ts';
import { verb } from '../../ports/verb.ts';
import { ownerIn, payeeIn } from '../table/keys.ts';
import { onList, readList, type Cursor, type Listed, type Page, type Unreadable } from '../table/sparse-index.ts';

/** Of each of the partitions a list is spread over: what stands there is keys alone. */
const pageSize = 50;

/** A page of those that are due by now, the longest due first, as the list alone tells them: no row is read. */
const listDue = async (now: string, cursor?: Cursor): Promise<Page<RecheckDue>> => {
  const { places, unreadable, next } = await readList('payees', { limit: pageSize, before: `${now}~`, cursor });
  const read = places.map((place): Listed<RecheckDue> | Unreadable => {
    const { data, error } = RecheckDue.safeParse({
      userId: ownerIn(place.pk),
      payeeId: payeeIn(place.sk),
      dueAt: place.since,
    });
    return data ? { place, item: data } : { place, why: error };
  });
  return {
    found: read.filter((one) => 'item' in one),
    unreadable: [...unreadable, ...read.filter((one) => 'why' in one)],
    next,
  };
};

export const verbs = {
  listDue: verb([onList('payees')], listDue),
};
