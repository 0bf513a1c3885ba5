import { isAskable, judgeRow } from '#shared/batch/judge-row.ts';
import { questionOf } from '#shared/batch/question.ts';
import { statedRow } from '#shared/batch/stated-row.ts';
import { BatchRow } from '#shared/contract/resources/batch.ts';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { BatchFileError } from '../rules/batches/file.ts';
import type { Row } from '../rules/batches/row.ts';
import { hashOf } from '../proof.ts';

const parsed = (line: string, number: number): BatchRow => {
  try {
    return BatchRow.parse(JSON.parse(line));
  } catch {
    throw new BatchFileError('fileUnreadable', `Row ${number} is not a row`);
  }
};

/** Half a character, which a file can write and no table takes, is kept as what it is shown as. */
const kept = (asked: BatchRow): BatchRow =>
  Object.fromEntries(
    Object.entries(asked).map(([name, texts]) => [
      name,
      typeof texts === 'string' ? texts.toWellFormed() : texts.map((text) => text.toWellFormed()),
    ]),
  );

/** A row as the file has it, and what it asks as a short text; absent where it cannot be right. */
export interface ReadRow {
  readonly row: Row;
  readonly question: string | undefined;
}

/** As many characters of a hash as tell 50,000 questions apart, whoever chose them. */
const hashLength = 22;

/** Judges a line of the file as a single validation would be judged. */
export const readRow = async (
  line: string,
  number: number,
  { id: batchId, userId, environment }: Batch,
): Promise<ReadRow> => {
  const asked = parsed(line, number);
  const stated = statedRow(asked);
  const country = stated.country && isCountry(stated.country) ? await loadCountry(stated.country) : undefined;
  const judgedRow = judgeRow(stated, environment, country);
  const read = { batchId, userId, row: number, attempt: 1, asked: kept(asked) } as const;
  if (!country || !judgedRow.judged || !isAskable(judgedRow)) {
    const findings = judgedRow.findings
      .filter(({ level }) => level === 'error')
      .map(({ field, code, position, expected }) => ({ pointer: `/${field}`, code, position, expected }));
    return { row: { ...read, status: 'FAILED', findings }, question: undefined };
  }
  const bank = judgedRow.judged.account.bank?.code ?? stated.bankCode;
  const bankLine = bank === undefined ? country.pack.country : `${country.pack.country}:${bank}`;
  return {
    row: { ...read, status: 'PENDING', line: bankLine },
    question: hashOf(questionOf(stated, judgedRow.judged, country)).slice(0, hashLength),
  };
};
