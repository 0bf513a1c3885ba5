import type { Country } from '../engine/country.ts';
import { countries } from '../engine/countries/index.ts';
import { needsOf } from '../engine/other-fields.ts';
import { batchLimits } from '../validation/batches.ts';
import { refusedCharacter } from '../validation/characters.ts';
import type { Environment } from '../validation/environment.ts';
import { judgeAsked } from '../validation/judge-asked.ts';
import type { JudgedAccount } from '../validation/judge-asked.ts';
import { fieldsAtMost } from '../validation/limits.ts';
import { bankCandidates } from './banks.ts';
import { damageOf, maybeRounded, numberFields, zerosLost } from './damage.ts';
import { batchFields } from './fields.ts';
import type { AskedRow, BatchField } from './fields.ts';
import { sheetCodes } from './finding.ts';
import type { CellFinding } from './finding.ts';

export interface JudgedRow {
  /** At most one fault a field where a spreadsheet did the damage: what else is wrong there follows from it. */
  readonly findings: readonly CellFinding[];
  /** Absent where the row names no country that is known. */
  readonly judged: JudgedAccount | undefined;
}

const atMost: Readonly<Record<BatchField, number>> = { ...fieldsAtMost, country: 2, customId: batchLimits.customId };
const countryCodes = Object.keys(countries).join(', ');

/** What no field may hold, whatever it means: more than fits, or characters that nobody sees. */
const unfitting = (asked: AskedRow): CellFinding[] => {
  const found: CellFinding[] = [];
  for (const field of batchFields) {
    const text = asked[field];
    if (text === undefined || field === 'country') continue;
    if (text.length > atMost[field])
      found.push({ field, level: 'error', code: 'field.tooLong', expected: `${atMost[field]}` });
    if (refusedCharacter.test(text) || !text.isWellFormed()) found.push(invisibleIn(field, text));
  }
  return found;
};

const invisibleIn = (field: BatchField, text: string): CellFinding => {
  const at = refusedCharacter.exec(text)?.index;
  const position = at === undefined ? {} : { position: Array.from(text.slice(0, at)).length + 1 };
  return { field, level: sheetCodes['cell.invisible'], code: 'cell.invisible', ...position };
};

const damaged = (asked: AskedRow): CellFinding[] => {
  const found: CellFinding[] = [];
  for (const field of numberFields) {
    const text = asked[field];
    const damage = text === undefined ? undefined : damageOf(field, text);
    if (damage) found.push(damage);
  }
  return found;
};

const countryFinding = ({ country }: AskedRow): CellFinding =>
  country === undefined
    ? { field: 'country', level: 'error', code: 'field.required' }
    : { field: 'country', level: 'error', code: 'field.option', expected: countryCodes };

/** A bank's name that could not be turned into its code, where the code is asked for. */
const bankFinding = (country: Country, { bankCode }: AskedRow, format: string | undefined): CellFinding[] => {
  if (bankCode === undefined || !/\p{L}/u.test(bankCode) || country.pack.banks.byCode.has(bankCode)) return [];
  const kind = country.pack.accounts.find((account) => account.format === format);
  if (kind && needsOf(kind, bankCode).bankCode === undefined) return [];
  const among = bankCandidates(country.pack, bankCode);
  if (among.length === 0) return [{ field: 'bankCode', level: 'error', code: 'bank.unknown' }];
  const expected = among.map(({ code, shortName }) => `${code} ${shortName}`).join(', ');
  return [{ field: 'bankCode', level: 'error', code: 'bank.ambiguous', expected }];
};

/** A number that is wrong may be so because of a spreadsheet: zeros that are proven, or digits that it rounded. */
const explained = (country: Country, asked: AskedRow, findings: readonly CellFinding[]): CellFinding[] => {
  const found: CellFinding[] = [];
  for (const field of numberFields) {
    const text = asked[field];
    if (text === undefined) continue;
    const isWrong = findings.some((one) => one.field === field && one.level === 'error');
    const lost = isWrong ? zerosLost(country, field, asked) : undefined;
    const doubt = lost ?? maybeRounded(field, text);
    if (doubt) found.push(isWrong ? { ...doubt, level: 'error' } : doubt);
  }
  return found;
};

/** The cause in place of what follows from it. */
const withCauses = (causes: readonly CellFinding[], findings: readonly CellFinding[]): readonly CellFinding[] => {
  if (causes.length === 0) return findings;
  const caused = new Set(causes.filter(({ level }) => level === 'error').map(({ field }) => field));
  return [...causes, ...findings.filter(({ field }) => !caused.has(field))];
};

/**
 * Everything that can be said of a row before anybody is asked: what a single validation is refused for, what its texts may not
 * hold, and what a spreadsheet did to them. `country` is the engine of the row's country, nothing where there is none.
 */
export const judgeRow = (asked: AskedRow, environment: Environment, country: Country | undefined): JudgedRow => {
  const sure = [...unfitting(asked), ...damaged(asked)];
  if (!country) return { findings: [countryFinding(asked), ...sure], judged: undefined };
  const { judged, findings } = judgeAsked(country, { ...asked, accountNumber: asked.accountNumber ?? '' }, environment);
  const causes = [...sure, ...bankFinding(country, asked, judged.account.format)];
  const known = withCauses(causes, findings);
  return {
    findings: withCauses(
      explained(
        country,
        asked,
        known.filter((one) => !causes.includes(one)),
      ),
      known,
    ),
    judged,
  };
};

/** Nobody is asked about a row with an error. */
export const isAskable = ({ findings }: JudgedRow): boolean => !findings.some(({ level }) => level === 'error');
