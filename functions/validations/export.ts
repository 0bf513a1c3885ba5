import { rowsPerExport } from '#shared/contract/app/validations.ts';
import type { AccountType } from '#shared/engine/index.ts';
import { messages } from '#shared/messages/index.ts';
import type { Messages } from '#shared/messages/messages.ts';
import { exportColumns, type ExportColumn } from '#shared/validation/export-columns.ts';
import { headlineOf } from '#shared/validation/headline.ts';
import { factsOf, written, type Told, type Writers } from '#shared/validation/facts.ts';
import { csvMoment } from '#shared/csv.ts';
import { knownOf } from '../rules/bank/known.ts';
import { masked } from '../rules/documents/mask.ts';
import type { Validation } from '../store/validations/validation.ts';
import { csvPart } from '../entry/csv-part.ts';
import type { Asked } from '../entry/implement.ts';
import { pageFound } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { HistoryFilter } from '../rules/history/filter.ts';
import { summaryOf } from './view.ts';

/** What stands in a cell. Documents are masked, as numbers are in every list. */
const writersIn = (texts: Messages): Writers<string | undefined> => ({
  verdict: ({ status }) => texts.statuses[status],
  text: ({ text }) => text,
  code: ({ code }) => code,
  environment: ({ environment }) => texts.exportWords.environments[environment],
  accountType: ({ accountType }) => texts.accountTypes[accountType as AccountType],
  reason: ({ reason }) => texts.exportWords.reasons[reason],
  bank: ({ name }) => name,
  document: ({ number }) => masked(number),
  currencies: ({ codes }) => codes.join(','),
  names: ({ match }) => texts.exportWords.nameMatches[match.result],
  risk: ({ level }) => texts.fraudLevels[level],
  moment: ({ at }) => csvMoment(at),
});

/** As much of a row as the file tells. */
const toldOf = async (row: Validation): Promise<Told> => {
  const { accountType, documentType = '', documentNumber } = knownOf(row);
  const summary = await summaryOf(row);
  return {
    ...summary,
    normalizedAccount: summary.accountNumber,
    document: documentNumber ? { type: documentType, number: documentNumber } : null,
    accountType: accountType ?? null,
    currency: row.currency ?? null,
    findings: [],
    asked: { branchCode: null, beneficiaryName: row.expectedName ?? null },
  };
};

/** The cells of one row. A reason is why the account is not good, or what speaks against paying one that is. */
const cellsOf = (told: Told, texts: Messages): readonly string[] => {
  const facts = new Map(factsOf(told).map(({ name, value }) => [name, value]));
  const risk = facts.get('risk');
  const own: Partial<Record<ExportColumn, string | undefined>> = {
    headline: texts.headlines[headlineOf(told)].short,
    documentType: told.document?.type,
    ...(risk?.kind === 'risk' && { reason: risk.reasons.map((reason) => texts.fraudReasons[reason]).join(' ') }),
  };
  const writers = writersIn(texts);
  return exportColumns.map((column) => {
    const value = column === 'documentType' || column === 'headline' ? undefined : facts.get(column);
    return own[column] ?? (value && written(value, writers)) ?? '';
  });
};

export const exportPorts = ['history.list', 'clock.now'] as const satisfies readonly PortName[];

interface Question extends HistoryFilter {
  readonly cursor?: string | undefined;
}

/** A part of somebody's history as a file. */
export const exportOf = async (
  { history, clock }: PortsOf<(typeof exportPorts)[number]>,
  { userId, language }: { readonly userId: string } & Pick<Asked, 'language'>,
  { cursor, ...filter }: Question,
) => {
  const page = pageFound(await history.list(userId, filter, { cursor, limit: rowsPerExport, now: clock.now() }));
  const texts = messages[language];
  const rows = await Promise.all(page.rows.map(async (row) => cellsOf(await toldOf(row), texts)));
  const header = exportColumns.map((column) => texts.exportColumns[column]);
  return csvPart({ file: 'cuentaclara.csv', header, rows }, page);
};
