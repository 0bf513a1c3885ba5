import { batchFields } from '#shared/batch/fields.ts';
import type { AskedRow, BatchField } from '#shared/batch/fields.ts';
import { isAskable, judgeRow } from '#shared/batch/judge-row.ts';
import { questionOf } from '#shared/batch/question.ts';
import type { Country } from '#shared/engine/country.ts';
import { isCountry, loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { CellFinding } from './desk.ts';

export interface Judged {
  readonly findings: readonly CellFinding[];
  /** `undefined` where the row cannot be asked. */
  readonly question: string | undefined;
}

/** What a draft says of all its rows. */
export interface Terms {
  readonly country: CountryCode | null;
  readonly environment: Environment;
}

type TextOf = (field: BatchField) => string;

export interface Judge {
  /** Brings what is needed to judge rows that name these countries. */
  readonly prepare: (named: Iterable<string>, terms: Terms) => Promise<void>;
  readonly asked: (textOf: TextOf, terms: Terms) => AskedRow;
  readonly judge: (asked: AskedRow, terms: Terms) => Judged;
}

const codeOf = (text: string): string => text.trim().toUpperCase();

/** Judges rows as a single validation is; the rules of a country are loaded when the first row names it, and once. */
export const createJudge = (): Judge => {
  const countries = new Map<string, Country>();

  const prepare: Judge['prepare'] = async (named, { country }) => {
    const codes = new Set([...[...named].map(codeOf), country ?? '']);
    const missing = [...codes].filter(isCountry).filter((code) => !countries.has(code));
    await Promise.all(missing.map(async (code) => countries.set(code, await loadCountry(code))));
  };

  const asked: Judge['asked'] = (textOf, { country }) => {
    const row: Partial<Record<BatchField, string>> = {};
    for (const field of batchFields) {
      const text = textOf(field).trim();
      if (text !== '') row[field] = text;
    }
    const code = row.country === undefined ? country : codeOf(row.country);
    if (code !== null) row.country = code;
    return row;
  };

  const judge: Judge['judge'] = (row, { environment }) => {
    const country = countries.get(row.country ?? '');
    const found = judgeRow(row, environment, country);
    const { findings, judged } = found;
    const question = country && judged && isAskable(found) ? questionOf(row, judged, country) : undefined;
    return { findings, question };
  };

  return { prepare, asked, judge };
};
