import type { Layout } from './layout.ts';
import { layoutOf } from './number.ts';
import type { Mode } from './number.ts';
import { needsOf } from './other-fields.ts';
import type { AccountFormat, AccountType, DocumentType, FieldName, KindCode } from './names.ts';
import type { AccountKind, Needs, NumberKind, Pack } from './pack.ts';

/** One input of a form. `hint` is a message key: the kind of number, or the field's own name. */
export interface FieldRequirement {
  readonly field: FieldName;
  readonly required: boolean;
  readonly hint: KindCode | FieldName;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Characters allowed, as ranges: `0-9`. */
  readonly characters?: string;
  /** A choice: bank codes, account types or document types. Without it any of the country's. */
  readonly options?: readonly string[];
  readonly example?: string;
}

export interface Requirements {
  readonly country: string;
  readonly format: AccountFormat;
  /** Every format of the country, the usual one first. */
  readonly formats: readonly AccountFormat[];
  readonly accountTypes: readonly AccountType[];
  readonly documentTypes: readonly DocumentType[];
  readonly fields: readonly FieldRequirement[];
}

/** What to ask for an account of this bank in this format; without a format, the country's usual one. */
export function requirementsIn(
  pack: Pack,
  bankCode?: string,
  format?: string,
  mode: Mode = 'production',
): Requirements | undefined {
  const kind = pack.accounts.find((account) => format === undefined || account.format === format);
  if (!kind) return undefined;
  const needs = needsOf(kind, bankCode);
  return {
    country: pack.country,
    format: kind.format as AccountFormat,
    formats: pack.accounts.map((account) => account.format as AccountFormat),
    accountTypes: typesAsked(pack, needs) as AccountType[],
    documentTypes: documentsAsked(pack, needs) as DocumentType[],
    fields: fieldsOf(pack, kind, needs, bankCode, mode),
  };
}

function typesAsked(pack: Pack, needs: Needs): readonly string[] {
  return needs.accountType ? (needs.accountTypes ?? pack.accountTypes) : [];
}

function documentsAsked(pack: Pack, needs: Needs): readonly string[] {
  return needs.document ? (needs.documentTypes ?? pack.documents.map(({ type }) => type)) : [];
}

function fieldsOf(
  pack: Pack,
  kind: AccountKind,
  needs: Needs,
  bankCode: string | undefined,
  mode: Mode,
): FieldRequirement[] {
  const beside = { bankCode };
  const number = (field: FieldName, of: NumberKind | undefined) =>
    of ? numberField(pack, field, of, layoutOf(of, '', beside), mode) : {};
  const choices: readonly [FieldName, Needs[keyof Needs], object][] = [
    ['bankCode', needs.bankCode, needs.bankCodes ? { options: needs.bankCodes } : {}],
    ['branchCode', needs.branchCode, number('branchCode', kind.companions?.branchCode)],
    ['routingNumber', needs.routingNumber, number('routingNumber', kind.companions?.routingNumber)],
    ['accountNumber', 'required', number('accountNumber', kind)],
    ['accountType', needs.accountType, { options: typesAsked(pack, needs) }],
    ['documentType', needs.document, { options: documentsAsked(pack, needs) }],
    ['documentNumber', needs.document, {}],
  ];
  return choices
    .filter(([, need]) => need !== undefined)
    .map(([field, need, more]) => ({ field, required: need === 'required', hint: field, ...more }));
}

function numberField(pack: Pack, field: FieldName, kind: NumberKind, layout: Layout, mode: Mode) {
  const [minLength, maxLength] = (mode === 'sandbox' && kind.sandbox) || [layout.min, layout.max];
  const ranges = new Set(layout.forms[0]?.parts.map(({ characters }) => characters.ranges));
  const example = pack.examples.find((published) => published.kind === kind.code && published.valid);
  return {
    field,
    hint: kind.code as KindCode,
    minLength,
    maxLength,
    characters: [...ranges].join(''),
    ...(example && { example: example.number }),
  };
}
