import type { Country } from '#shared/engine/country.ts';
import { readingOf } from '#shared/anatomy/reading.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { cx } from '../ui/class-names.ts';
import type { DraftRow } from './draft-row.ts';
import css from './grid.module.css';

export interface CellNumberProps {
  readonly country: Country;
  readonly values: DraftRow['values'];
  readonly environment: Environment;
}

/** An account number on one line: its groups apart, the check digit in green, wrong characters struck through. */
export const CellNumber = ({ country, values, environment }: CellNumberProps) => {
  const { accountNumber = '', accountFormat, bankCode, branchCode, routingNumber } = values;
  const judged = country.judgeAccount({
    accountNumber,
    format: country.pack.accounts.find(({ format }) => format === accountFormat)?.format,
    bankCode,
    branchCode,
    routingNumber,
    mode: environment,
  });
  const { text, runs, wrong } = readingOf(judged);
  if (runs.length === 0 || judged.findings.some(({ code }) => code === 'account.excel_number')) return accountNumber;
  return runs.map(({ from, to, isCheck, isTold, isBad }) => (
    <i key={from} className={cx(isCheck && isTold && !isBad && css.check)}>
      {text
        .slice(from, to)
        .split('')
        .map((character, offset) => (wrong.has(from + offset) ? <s key={from + offset}>{character}</s> : character))}
    </i>
  ));
};
