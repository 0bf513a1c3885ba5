import { askedRow, type MappedColumn } from '#shared/batch/asked-row.ts';
import { engines } from '#shared/batch/engines.ts';
import { batchFields } from '#shared/batch/fields.ts';
import type { AskedRow, BatchField } from '#shared/batch/fields.ts';
import { mappedColumns } from '#shared/batch/guess-columns.ts';
import { isAskable, judgeRow } from '#shared/batch/judge-row.ts';
import { questionOf } from '#shared/batch/question.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { CellFinding } from './desk.ts';

/** What a draft says of all its rows. */
export interface Terms {
  readonly country: CountryCode | null;
  readonly environment: Environment;
}

export interface Judged {
  readonly findings: readonly CellFinding[];
  /** `undefined` where the row cannot be asked. */
  readonly question: string | undefined;
}

export interface Judge {
  /** `texts`: of a row, in the order of `batchFields`. */
  readonly asked: (texts: readonly string[]) => AskedRow;
  readonly judge: (asked: AskedRow) => Judged;
}

/** Every field with what the heading of its column says of it. */
const mappingOf = (headers: readonly string[], fields: readonly (BatchField | null)[]): readonly MappedColumn[] => {
  const columns = mappedColumns(headers, fields);
  return batchFields.map((field) => columns.find((column) => column.field === field) ?? { field });
};

/** Judges rows of a file as the batch itself will. */
export const judgeWith = (
  headers: readonly string[],
  fields: readonly (BatchField | null)[],
  { country, environment }: Terms,
): Judge => {
  const mapping = mappingOf(headers, fields);
  const asking = { country, engines };
  return {
    asked: (texts) => askedRow(mapping, asking, texts),
    judge: (asked) => {
      const engine = engines.get(asked.country ?? '');
      const row = judgeRow(asked, environment, engine);
      const question = engine && row.judged && isAskable(row) ? questionOf(asked, row.judged, engine) : undefined;
      return { findings: row.findings, question };
    },
  };
};
