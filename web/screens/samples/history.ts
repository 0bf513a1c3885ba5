import type { InputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { isFound, lineOf, searchOf } from '#functions/rules/history/filter.ts';
import type { Validation } from '#functions/store/validations/validation.ts';
import { summaryOf } from '#functions/validations/view.ts';

type Search = InputOf<EndpointAt<'POST /api/validations/search'>>['body'];

/** As the product finds it, but for the names of banks. */
const isWanted = (one: Validation, search: Search): boolean =>
  isFound(lineOf(one, []), searchOf(search)) && (search.from ?? '') <= one.createdAt;

/** What a page goes on with holds for the question that it was given for, as the product's does. */
const asked = ({ cursor: _cursor, limit: _limit, ...filter }: Search): string => JSON.stringify(filter);

const placeIn = (search: Search): number => {
  if (search.cursor === undefined) return 0;
  const [place, filter] = search.cursor.split('@');
  if (filter !== asked(search)) throw new Fault('errors.invalidCursor');
  return Number(place);
};

/** A page of a history, newest first, as the product lists it. */
export const pageOfHistory = async (history: readonly Validation[], search: Search) => {
  const from = placeIn(search);
  const found = history.filter((one) => isWanted(one, search));
  const to = from + search.limit;
  const hasMore = found.length > to;
  return {
    data: await Promise.all(found.slice(from, to).map(summaryOf)),
    hasMore,
    nextCursor: hasMore ? `${to}@${asked(search)}` : null,
  };
};
