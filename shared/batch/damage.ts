import type { Country } from '../engine/country.ts';
import { isSpreadsheetNumber } from '../engine/normalise.ts';
import { judgeNumber } from '../engine/number.ts';
import type { NumberKind, Pack } from '../engine/pack.ts';
import { withZeros } from '../engine/pasted/zeros.ts';
import type { AskedRow, BatchField } from './fields.ts';
import { sheetCodes } from './finding.ts';
import type { CellFinding, SheetCode } from './finding.ts';

/** The fields whose texts a spreadsheet takes for numbers. */
export const numberFields = [
  'accountNumber',
  'documentNumber',
  'bankCode',
  'branchCode',
  'routingNumber',
] as const satisfies readonly BatchField[];
type NumberField = (typeof numberFields)[number];

const hashes = /^#{3,}$/;
const errorValue = /^#[\p{L}¡¿/0 ]+[/!?]?[\p{L}0]*[!?]?$/u;
const apostrophe = /^['’‘`´]+(?=.)/;
const written = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2})(?:[ T]\d{1,2}:\d{2}.*)?$/;
const named =
  /^(?:\d{1,4}[ -](?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|set|sep|oct|out|nov|dic|dez|dec)[a-z]*\.?(?:[ -]\d{2,4})?|(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|set|sep|oct|out|nov|dic|dez|dec)-\d{2,4})$/i;

/** The sure signs, in the order in which they are looked for. */
const signs: readonly (readonly [code: SheetCode, shows: (text: string) => boolean])[] = [
  ['excel.hashes', (text) => hashes.test(text)],
  ['excel.errorValue', (text) => text.length < 20 && errorValue.test(text)],
  ['excel.digitsLost', isSpreadsheetNumber],
  ['excel.date', (text) => written.test(text) || named.test(text)],
];

const finding = (field: BatchField, code: SheetCode, expected?: string): CellFinding => ({
  field,
  level: sheetCodes[code],
  code,
  ...(expected === undefined ? {} : { expected }),
});

/** Every sign has a mark that most numbers lack; one walk over the text spares them four expressions. */
const isDigits = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
};

/** What a program for spreadsheets made of a cell, where the text shows it without doubt; what it was nobody can tell. */
export const damageOf = (field: NumberField, text: string): CellFinding | undefined => {
  if (isDigits(text)) return undefined;
  const bare = text.replace(apostrophe, '');
  if (bare !== text) return finding(field, 'excel.apostrophe', bare);
  const sign = signs.find(([, shows]) => shows(text));
  return sign && finding(field, sign[0]);
};

/** A spreadsheet keeps fifteen digits and writes zeros for the rest (Microsoft, Excel specifications and limits). */
const rounded = /^[1-9]\d{14}0+$/;

export const maybeRounded = (field: NumberField, text: string): CellFinding | undefined =>
  rounded.test(text) ? finding(field, 'excel.maybeRounded') : undefined;

const bareNumber = /^[1-9]\d*$/;

/** A number whose one length and check digits prove the zeros that are missing ahead of it: `expected` is the whole one. */
export const zerosLost = (
  { pack }: Country,
  field: NumberField,
  { [field]: text = '', accountFormat, documentType }: AskedRow,
): CellFinding | undefined => {
  if (!bareNumber.test(text.replace(/[ .-]/g, ''))) return undefined;
  const whole = wholeOf[field]?.(pack, text, field === 'documentNumber' ? documentType : accountFormat);
  return whole === undefined ? undefined : finding(field, 'excel.zerosLost', whole);
};

type Whole = (pack: Pack, text: string, named: string | undefined) => string | undefined;

const wholeOf: Readonly<Partial<Record<NumberField, Whole>>> = {
  accountNumber: (pack, text, format) => {
    const { judged } = withZeros(pack, text, [format])?.account ?? {};
    return format === undefined || judged?.format === format ? judged?.normalized : undefined;
  },
  documentNumber: (pack, text, type) => {
    const kind = pack.documents.find((one) => one.type === type);
    return kind && padded(kind, text, 'document');
  },
  routingNumber: (pack, text) => {
    const kind = pack.accounts.find(({ companions }) => companions?.routingNumber)?.companions?.routingNumber;
    return kind && padded(kind, text, 'account');
  },
};

/** With one zero a check digit is enough; with more of them two have to agree. */
const padded = (kind: NumberKind, text: string, subject: 'account' | 'document'): string | undefined => {
  const { layout } = kind;
  if (typeof layout === 'function' || layout.min !== layout.max) return undefined;
  const bare = text.replace(/[ .-]/g, '');
  const zeros = layout.min - bare.length;
  const checks = layout.forms[0]?.checks.length ?? 0;
  if (zeros < 1 || zeros > 3 || checks < Math.min(zeros, 2)) return undefined;
  const judged = judgeNumber(kind, bare.padStart(layout.min, '0'), {}, 'production', subject);
  return judged.confirmed === checks && judged.findings.length === 0 ? judged.normalized : undefined;
};
