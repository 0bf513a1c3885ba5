import { nextCursorHeader } from '#shared/contract/export.ts';
import { exportValidations as contract, rowsPerExport } from '#shared/contract/validations.ts';
import type { AccountType } from '#shared/engine/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import type { ExportColumn, Messages } from '#shared/messages/messages.ts';
import { csvOf } from '../domain/csv.ts';
import { knownOf, type Stated } from '../domain/known.ts';
import { masked } from '../domain/mask.ts';
import type { Validation } from '../records/validations.ts';
import { http } from '../runtime/http.ts';
import { Answer, implement } from '../runtime/implement.ts';
import { summaryOf } from './view.ts';

interface Exported {
  readonly row: Validation;
  readonly known: Stated;
  readonly summary: Awaited<ReturnType<typeof summaryOf>>;
  readonly texts: Messages;
}

/** Every column of the file and what stands in it, in order. Account and document are masked, as in every list. */
const columns: Readonly<Record<ExportColumn, (exported: Exported) => string | undefined | null>> = {
  date: ({ row }) => row.createdAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' '),
  status: ({ row, texts }) => texts.statuses[row.status],
  country: ({ row }) => row.country,
  bank: ({ summary }) => summary.bank?.name,
  account: ({ summary }) => summary.accountNumber,
  holder: ({ row }) => row.beneficiary,
  documentType: ({ known }) => known.documentType,
  document: ({ known }) => known.documentNumber && masked(known.documentNumber),
  accountType: ({ known, texts }) => texts.accountTypes[known.accountType as AccountType],
  currency: ({ row }) => row.currency,
  risk: ({ row, texts }) => row.fraudLevel && texts.fraudLevels[row.fraudLevel],
  reference: ({ row }) => row.reference,
  environment: ({ row }) => row.environment,
  id: ({ row }) => row.id,
};
const names = Object.keys(columns) as ExportColumn[];

export const exportValidations = implement(contract)
  .needing('history.list', 'clock.now')
  .by(async ({ query: { cursor, ...filter }, caller: { userId }, asked }, { history, clock }) => {
    const page = await history.list(userId, filter, { cursor, limit: rowsPerExport, now: clock.now() });
    if (page === 'invalidCursor')
      throw new Fault('errors.invalidCursor', { fields: [{ pointer: '/cursor', code: 'errors.invalidCursor' }] });
    const texts = messages[asked.language];
    const rows = await Promise.all(
      page.rows.map(async (row) => {
        const exported = { row, known: knownOf(row), summary: await summaryOf(row), texts };
        return names.map((name) => columns[name](exported) ?? '');
      }),
    );
    const header = names.map((name) => texts.exportColumns[name]);
    return new Answer(csvOf(header, rows), {
      'content-disposition': 'attachment; filename="cuentaclara.csv"',
      ...(page.nextCursor === null ? {} : { [nextCursorHeader]: page.nextCursor }),
    });
  });

export const handler = await http(exportValidations);
