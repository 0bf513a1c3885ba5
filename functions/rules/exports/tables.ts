import { csvOf } from '#shared/csv.ts';
import { wordsIn } from '../words.ts';

type Row = Readonly<Record<string, unknown>>;

/** A file that comes as a table, too: its columns, and of what in a row each line is, where that is not the row itself. */
interface Table {
  readonly columns: readonly string[];
  readonly per?: string;
}

/** Columns are fields by the names that the JSON has; `document.type` is the type within the document. */
const tables: Readonly<Record<string, Table>> = {
  validations: {
    columns: wordsIn(`id createdAt completedAt environment status reason country format accountNumber branchCode
      bank documentType documentNumber beneficiary expectedName nameMatch.result currency fraudLevel reference via viaId`),
  },
  payees: {
    per: 'accounts',
    columns: wordsIn(`id name document.type document.number origin createdAt accounts.country accounts.format
      accounts.accountNumber accounts.bankName accounts.holder.name accounts.said.name accounts.lastAt accounts.confirmedAt`),
  },
  payments: {
    columns: wordsIn(
      'id createdAt status cents purchase.kind purchase.tier purchase.credits method paidAt receipt orderId chargeId reason',
    ),
  },
  movements: { columns: wordsIn('at kind credits subject lotId source expiresAt paymentId') },
  activity: {
    columns: wordsIn('at kind outcome error userAgent network sessionId keyId subject byOperator requestId id'),
  },
};

const within = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Row)[name] : undefined),
    value,
  );

const written = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** The lines of one row: one, or one for each of what it has several of. */
const linesOf = ({ per }: Table, row: Row): readonly Row[] => {
  const several = per === undefined ? undefined : row[per];
  if (per === undefined || !Array.isArray(several) || several.length === 0) return [row];
  return several.map((one: unknown) => ({ ...row, [per]: one }));
};

/** A file as spreadsheets read it, safe to open; `undefined` where it is none. */
export const tableOf = (file: string, rows: readonly Row[]): string | undefined => {
  const table = tables[file];
  if (!table) return undefined;
  const lines = rows.flatMap((row) => linesOf(table, row));
  return csvOf(
    table.columns,
    lines.map((line) => table.columns.map((column) => written(within(line, column.split('.'))))),
  );
};
