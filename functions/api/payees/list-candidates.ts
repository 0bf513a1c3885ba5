import { listCandidates as contract } from '#shared/contract/app/payees.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { candidatesIn } from '../../payees/candidates.ts';
import { masked } from '../../rules/documents/mask.ts';
import { inOnePiece } from '../../rules/history/filter.ts';

/** So many answers are looked at, the newest ones. */
const rowsAtMost = 1_000;

export const listCandidates = implement(contract)
  .needing('history.newest', 'payeePages.read')
  .by(async ({ caller: { userId } }, { history, payeePages }) => {
    const [{ rows, hasMore }, lines] = await Promise.all([history.newest(userId, rowsAtMost), payeePages.read(userId)]);
    const known = new Set(lines.flatMap(({ pieces }) => pieces.split(' ')));
    const candidates = candidatesIn(rows, (number) => known.has(inOnePiece(number)));
    const data = candidates.map(({ document, ...candidate }) => ({
      ...candidate,
      document: document && { ...document, number: masked(document.number) },
    }));
    return { data, hasMore };
  });

export const handler = await http(listCandidates);
