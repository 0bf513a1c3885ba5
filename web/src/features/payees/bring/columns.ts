import { headingOf, type Heading as Said } from '#shared/batch/heading.ts';
import type { AccountFormat, DocumentType } from '#shared/engine/names.ts';

/** What a payee is made of; the other words of a file are left out. */
const columns = {
  beneficiaryName: 'name',
  firstName: 'name',
  country: 'country',
  accountNumber: 'accountNumber',
  accountFormat: 'accountFormat',
  accountType: 'accountType',
  bankCode: 'bankCode',
  branchCode: 'branchCode',
  routingNumber: 'routingNumber',
  documentType: 'documentType',
  documentNumber: 'documentNumber',
} as const;
export type Column = (typeof columns)[keyof typeof columns];

/** What a column holds; a heading such as `CLABE` or `RFC` says its kind too. */
export interface Heading {
  readonly column: Column;
  readonly kind?: AccountFormat | DocumentType;
}

const columnOf = ({ field }: Said): Column | undefined =>
  field in columns ? columns[field as keyof typeof columns] : undefined;

/** The clearest of the headings that say the same, the first of equals. */
const clearest = (said: readonly (Said | undefined)[], column: Column): Said | undefined =>
  said
    .filter((one) => one !== undefined)
    .filter((one) => columnOf(one) === column)
    .toSorted((a, b) => b.rank - a.rank)[0];

/** What each column of a file holds; nothing for a heading nobody knows. */
export const headingsOf = (row: readonly string[]): (Heading | undefined)[] => {
  const said = row.map(headingOf);
  return said.map((one) => {
    const column = one && columnOf(one);
    // A number of another kind may stand in a column of its own, empty in most rows.
    if (!column || !(one.kind || clearest(said, column) === one)) return undefined;
    return one.kind ? { column, kind: one.kind } : { column };
  });
};
