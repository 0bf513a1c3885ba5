import type { Status } from '#shared/contract/validations.ts';

export interface HistoryFilter {
  readonly status?: Status | undefined;
  readonly country?: string | undefined;
  readonly environment?: string | undefined;
  /** First and last day, inclusive, as `YYYY-MM-DD` in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly country: string;
  readonly environment: string;
  readonly createdAt: string;
  readonly normalized: string;
  readonly bankCode?: string | undefined;
  readonly beneficiary?: string | undefined;
  readonly documentNumber?: string | undefined;
  readonly reference?: string | undefined;
}

/** Case and accents do not matter when people search. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const tokensOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}@._]+/u)
    .filter(Boolean);

/** Shorter words must be a whole token, or every account number would hold them. */
const insideFrom = 3;

const holds = (token: string, word: string): boolean =>
  token === word || (word.length >= insideFrom && token.includes(word));

/** Every word must be found somewhere: `García-López` is found by `lopez garcia`, an account by its last four digits. */
const isFoundBy = (row: Row, search: string): boolean => {
  const tokens = [row.id, row.normalized, row.bankCode, row.beneficiary, row.documentNumber, row.reference].flatMap(
    (text) => tokensOf(text ?? ''),
  );
  return tokensOf(search).every((word) => tokens.some((token) => holds(token, word)));
};

export const matches = (row: Row, filter: HistoryFilter): boolean =>
  (!filter.status || row.status === filter.status) &&
  (!filter.country || row.country === filter.country) &&
  (!filter.environment || row.environment === filter.environment) &&
  (!filter.from || row.createdAt.slice(0, 10) >= filter.from) &&
  (!filter.to || row.createdAt.slice(0, 10) <= filter.to) &&
  (!filter.search || isFoundBy(row, filter.search));
