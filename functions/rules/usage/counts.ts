import { doorOfKeys, firstDoor } from '#shared/validation/doors.ts';
import type { RequestTold } from '../events/request-logged.ts';
import type { FinalAnswer } from '../events/validation-finalized.ts';
import { secondsBetween } from '../time.ts';
import { bucketOf } from './latency.ts';

/** What counting reads of a final answer. */
export type Countable = FinalAnswer;

/** How many answers of each kind, by `<status>.<door>`, or `<status>.<door>.<key>` where keys are counted one by one. */
export type Counts = Readonly<Record<string, number>>;

/** Rows of the release before say no door. */
const kindOf = ({ status, via = firstDoor, viaId }: Countable): string =>
  [status, via, via === doorOfKeys ? viaId : undefined].filter((part) => part !== undefined).join('.');

/** Which key an answer is counted for beside its day. */
export const keyOf = ({ via, viaId }: Countable): string | undefined => (via === doorOfKeys ? viaId : undefined);

const nowhere = 'none';

/** What an answer counts for its key: `a.<status>.<country>`, and `l.<country>.<bucket>` by how long it took. */
const answerKinds = ({ status, country = nowhere, createdAt, completedAt }: Countable): string[] => [
  `a.${status}.${country}`,
  ...(completedAt === undefined ? [] : [`l.${country}.${bucketOf(secondsBetween(createdAt, completedAt) * 1000)}`]),
];

/** What a request counts for its key: `r.<HTTP status>`, and `e.<error>` where it was refused. */
const requestKinds = ({ status, error }: RequestTold): string[] => [
  `r.${status}`,
  ...(error === undefined ? [] : [`e.${error}`]),
];

/** Whether a counter of a key counts requests; the others count answers. */
export const isOfRequests = (kind: string): boolean => kind.startsWith('r.') || kind.startsWith('e.');

const tally = (kinds: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** Both of them together. */
export const sumOf = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((kind) => [
      kind,
      (one[kind] ?? 0) + (other[kind] ?? 0),
    ]),
  );

/** The counters of a day. */
export const countsOf = (answers: readonly Countable[]): Counts => tally(answers.map(kindOf));

/** The counters of one key's day. */
export const keyCountsOf = (answers: readonly Countable[], requests: readonly RequestTold[]): Counts =>
  tally([...answers.flatMap(answerKinds), ...requests.flatMap(requestKinds)]);

/** By how many answers two counts of the same day differ. */
export const differenceOf = (counted: Counts, truth: Counts): number =>
  [...new Set([...Object.keys(counted), ...Object.keys(truth)])]
    .map((kind) => Math.abs((counted[kind] ?? 0) - (truth[kind] ?? 0)))
    .reduce((sum, one) => sum + one, 0);
