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

/** Case, accents and separators do not matter when people search: `García-López` is found by `lopez garcia`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}@.]/gu, '')
    .toLowerCase();

const searchable = (row: Row): string =>
  [row.id, row.normalized, row.bankCode, row.beneficiary, row.documentNumber, row.reference]
    .map((text) => folded(text ?? ''))
    .join('\n');

const wordsOf = (search = ''): string[] => search.split(/\s+/).map(folded).filter(Boolean);

export const matches = (row: Row, filter: HistoryFilter): boolean =>
  (!filter.status || row.status === filter.status) &&
  (!filter.country || row.country === filter.country) &&
  (!filter.environment || row.environment === filter.environment) &&
  (!filter.from || row.createdAt.slice(0, 10) >= filter.from) &&
  (!filter.to || row.createdAt.slice(0, 10) <= filter.to) &&
  wordsOf(filter.search).every((word) => searchable(row).includes(word));
