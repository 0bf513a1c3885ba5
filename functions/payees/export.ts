import { csvMoment } from '#shared/csv.ts';
import { messages } from '#shared/messages/index.ts';
import { payeeColumns, type PayeeColumn } from '#shared/validation/payee-columns.ts';
import { csvPart } from '../entry/csv-part.ts';
import type { Asked } from '../entry/implement.ts';
import { pageFound } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newestFirst } from '../rules/payees/changes.ts';
import type { Payee, PayeeAccount } from '../rules/payees/payee.ts';
import { maskedAccountOf } from '../validations/view.ts';

/** Payees of one file: far below what one answer may weigh (6 MB), had each of them all the accounts it may have. */
const payeesPerExport = 500;

type Cells = Partial<Record<PayeeColumn, string | undefined>>;

const cellsOf = async ({ name, document }: Payee, account: PayeeAccount): Promise<Cells> => ({
  name,
  country: account.country,
  accountFormat: account.format,
  accountNumber: account.accountNumber,
  bank: (await maskedAccountOf({ ...account, environment: 'production' })).bank?.name,
  bankCode: account.bankCode,
  branchCode: account.branchCode,
  routingNumber: account.routingNumber,
  accountType: account.accountType,
  documentType: account.documentType ?? document?.type,
  documentNumber: account.documentNumber ?? document?.number,
  holder: (account.said ?? account.holder)?.name,
  lastAt: account.lastAt && csvMoment(account.lastAt),
});

/** A row for each account, so that all of it can be read in again. */
const rowsOf = async (payee: Payee): Promise<readonly Cells[]> => {
  const { name, document, accounts } = payee;
  if (accounts.length === 0) return [{ name, documentType: document?.type, documentNumber: document?.number }];
  return Promise.all(newestFirst(accounts).map((account) => cellsOf(payee, account)));
};

export const exportPorts = ['payeeList.list'] as const satisfies readonly PortName[];

interface Question {
  readonly search?: string | undefined;
  readonly changed?: boolean | undefined;
  readonly cursor?: string | undefined;
}

/** A part of somebody's payees as a file. */
export const exportOf = async (
  { payeeList }: PortsOf<(typeof exportPorts)[number]>,
  { userId, language }: { readonly userId: string } & Pick<Asked, 'language'>,
  { cursor, ...filter }: Question,
) => {
  const page = pageFound(await payeeList.list(userId, filter, { cursor, limit: payeesPerExport }));
  const found = (await Promise.all(page.rows.map(rowsOf))).flat();
  const header = payeeColumns.map((column) => messages[language].payeeColumns[column]);
  const rows = found.map((cells) => payeeColumns.map((column) => cells[column] ?? ''));
  return csvPart({ file: 'cuentaclara-payees.csv', header, rows }, page);
};
