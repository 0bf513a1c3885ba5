import { cellMessage } from '#shared/batch/cell-message.ts';
import type { RowStatus } from '#shared/validation/batches.ts';
import type { HeadlineTone } from '#shared/validation/headline.ts';
import type { Language } from '#shared/messages/messages.ts';
import { pageFound, pageWith } from '../entry/page.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Row } from '../rules/batches/row.ts';
import type { Told } from '../store/batches/batch-rows.ts';
import type { Validation } from '../store/validations/validation.ts';
import { summaryOf } from '../validations/view.ts';
import { findBatch, type Wanted } from './find.ts';

export const resultsPorts = [
  'batches.find',
  'batchRows.page',
  'validations.findAll',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof resultsPorts)[number]>;

interface Query {
  readonly status?: RowStatus | undefined;
  readonly verdict?: HeadlineTone | undefined;
  readonly from?: number | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const foundAtOnce = 100;

/** Validations by id, read in bulk. */
const validationsBy = async (
  { validations }: Ports,
  userId: string,
  told: readonly Told[],
): Promise<ReadonlyMap<string, Validation>> => {
  const ids = [...new Set(told.flatMap(({ validationId }) => validationId ?? []))];
  const parts = Array.from({ length: Math.ceil(ids.length / foundAtOnce) }, (_, part) =>
    validations.findAll(userId, ids.slice(part * foundAtOnce, (part + 1) * foundAtOnce)),
  );
  return new Map((await Promise.all(parts)).flat().map((one) => [one.id, one]));
};

/** What is wrong and what to do about it. */
const findingsOf = ({ findings = [] }: Row, language: Language) =>
  findings.map((finding) => {
    const { expected, fix } = cellMessage(finding, language);
    return { ...finding, detail: `${expected} ${fix}`.trim() };
  });

const resultOf = async ({ row, status, verdict }: Told, validation: Validation | undefined, language: Language) => {
  const { original, ...asked } = row.asked;
  return {
    row: row.row,
    customId: asked.customId ?? null,
    beneficiaryName: asked.beneficiaryName ?? null,
    status,
    sameAs: row.sameAs ?? null,
    verdict: verdict ?? null,
    validation: validation ? await summaryOf(validation) : null,
    findings: findingsOf(row, language),
    original: original ?? null,
    asked: status === 'SUCCESS' ? null : asked,
  };
};

/** A page of rows and what became of them. Of a batch that failed as a whole there are none. */
export const resultsOf = async (ports: Ports, wanted: Wanted, query: Query, language: Language) => {
  const batch = await findBatch(ports, wanted);
  const { status, verdict, from, cursor, limit } = query;
  const page = pageFound(await ports.batchRows.page(batch, { status, verdict, from, cursor, limit }));
  if (batch.problem) return pageWith([], { nextCursor: null });
  const validations = await validationsBy(ports, batch.userId, page.rows);
  const results = page.rows.map((told) => resultOf(told, validations.get(told.validationId ?? ''), language));
  return pageWith(await Promise.all(results), page);
};
