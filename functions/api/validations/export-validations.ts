import { nextCursorHeader } from '#shared/contract/export.ts';
import { exportValidations as contract, rowsPerExport } from '#shared/contract/app/validations.ts';
import type { AccountType } from '#shared/engine/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { messages } from '#shared/messages/index.ts';
import type { AnswerReason, ExportColumn, Messages } from '#shared/messages/messages.ts';
import type { BankAnswer } from '../../rules/bank/bank-answer.ts';
import { csvOf } from '../../rules/history/csv.ts';
import { knownOf, type Stated } from '../../rules/bank/known.ts';
import { masked } from '../../rules/documents/mask.ts';
import type { Validation } from '../../store/validations/validations.ts';
import { http } from '../../entry/http.ts';
import { Answer, implement } from '../../entry/implement.ts';
import { summaryOf } from '../../validations/view.ts';

type BankReason = Extract<BankAnswer, { readonly reason: unknown }>['reason'];

interface Exported {
  readonly row: Validation;
  readonly known: Stated;
  readonly summary: Awaited<ReturnType<typeof summaryOf>>;
  readonly texts: Messages;
}

/** Only an account that can be paid has a risk of fraud to read. */
const isValid = ({ status }: Validation): boolean => status === 'VALID';

/** A bank's reasons all have words; one that nobody knows stays as it is. */
const refusalIn = (texts: Messages, reason = ''): string => {
  const { reasons } = texts.exportWords satisfies { reasons: Record<BankReason, string> };
  return reasons[reason as AnswerReason] ?? reason;
};

/** Why the account is not good, or what speaks against paying one that is. */
const reasonOf = ({ row, texts }: Exported): string =>
  isValid(row)
    ? (row.fraudReasons ?? []).map((reason) => texts.fraudReasons[reason]).join(' ')
    : refusalIn(texts, row.reason);

/** Every column of the file and what stands in it, in order. Account and document are masked, as in every list. */
const columns: Readonly<Record<ExportColumn, (exported: Exported) => string | undefined | null>> = {
  date: ({ row }) => row.createdAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' '),
  status: ({ row, texts }) => texts.statuses[row.status],
  country: ({ row }) => row.country,
  bank: ({ summary }) => summary.bank?.name,
  account: ({ summary }) => summary.accountNumber,
  holder: ({ row }) => row.beneficiary,
  nameMatch: ({ row, texts }) => row.nameMatch && texts.exportWords.nameMatches[row.nameMatch.result],
  documentType: ({ known }) => known.documentType,
  document: ({ known }) => known.documentNumber && masked(known.documentNumber),
  accountType: ({ known, texts }) => texts.accountTypes[known.accountType as AccountType],
  currency: ({ row }) => row.currency,
  risk: ({ row, texts }) => (isValid(row) ? row.fraudLevel && texts.fraudLevels[row.fraudLevel] : ''),
  reason: reasonOf,
  reference: ({ row }) => row.reference,
  environment: ({ row, texts }) => texts.exportWords.environments[row.environment],
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
