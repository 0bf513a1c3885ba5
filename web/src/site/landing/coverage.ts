import type { AccountKind, Companions, Need, NumberKind, Pack } from '#shared/engine/pack.ts';
import type { Role } from '#shared/engine/layout.ts';
import { layoutOf } from '#shared/engine/number.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { bankAnswers, type BankAnswers } from '#shared/validation/bank-answers.ts';

/** One bar of a number's shape; `to` above `from` is a varying length. A gap separates numbers written apart. */
export type Bar = { readonly role: Role; readonly from: number; readonly to: number } | 'gap';

export interface CoveredFormat {
  /** Of the kind of number: `mx.clabe`. */
  readonly code: string;
  readonly format: string;
  readonly min: number;
  readonly max: number;
  readonly isNumeric: boolean;
}

export interface CoveredDocument {
  readonly code: string;
  readonly type: string;
}

/** A row of the coverage table: what the engine knows of one country, without the engine. */
export interface CoveredCountry {
  readonly code: string;
  readonly names: { readonly es: string; readonly en: string };
  readonly currencies: readonly string[];
  readonly formats: readonly CoveredFormat[];
  /** What is asked before the usual number: the bank by its name, a routing number of so many digits. */
  readonly before: { readonly bank: boolean; readonly routing?: { readonly code: string; readonly digits: number } };
  readonly shape: readonly Bar[];
  /** What the usual format lets us check while one types. */
  readonly checks: { readonly bank: boolean; readonly branch: boolean; readonly digits: number };
  readonly document: {
    readonly need: Need | 'none';
    readonly types: readonly CoveredDocument[];
    readonly checked: readonly string[];
  };
  /** What its banks say of an account that exists. */
  readonly answers: BankAnswers;
}

const formsOf = (kind: NumberKind) => {
  const { min, max, forms } = layoutOf(kind, '', {});
  return { min, max, shortest: forms[0], longest: forms.at(-1) };
};

const barsOf = (kind: NumberKind | undefined): Bar[] => {
  if (!kind) return [];
  const { shortest, longest } = formsOf(kind);
  return (longest?.parts ?? []).map(({ role, from, to }, index) => {
    const short = shortest?.parts[index];
    return { role, from: short ? short.to - short.from : to - from, to: to - from };
  });
};

const needsOf = ({ needs }: AccountKind) => (typeof needs === 'function' ? needs(undefined) : needs);

/** The numbers of an account in the order in which they are read: bank or routing, branch, account. */
const shapeOf = (pack: Pack, kind: AccountKind): Bar[] => {
  const companions: Companions = kind.companions ?? {};
  const bankLength = pack.banks.banks[0]?.code.length ?? 0;
  const asked: Bar[] =
    needsOf(kind).bankCode === 'required' && bankLength > 0 ? [{ role: 'bank', from: bankLength, to: bankLength }] : [];
  const groups = [asked, barsOf(companions.routingNumber), barsOf(companions.branchCode), barsOf(kind)];
  return groups
    .filter((bars) => bars.length > 0)
    .flatMap((bars, index) => (index === 0 ? bars : ['gap' as const, ...bars]));
};

const formatOf = (kind: AccountKind): CoveredFormat => {
  const { min, max, shortest } = formsOf(kind);
  const isNumeric = (shortest?.parts ?? []).every(({ characters }) => characters.ranges === '0-9');
  return { code: kind.code, format: kind.format, min, max, isNumeric };
};

const hasChecks = (kind: NumberKind) => (formsOf(kind).longest?.checks.length ?? 0) > 0;

export const coverageOf = (packs: readonly Pack[]): CoveredCountry[] =>
  packs.flatMap((pack) => {
    const [usual] = pack.accounts;
    if (!usual) return [];
    const { longest } = formsOf(usual);
    const needs = needsOf(usual);
    const types = needs.documentTypes ?? pack.documents.map(({ type }) => type);
    const asked = needs.document ? pack.documents.filter(({ type }) => types.includes(type)) : [];
    const routing = usual.companions?.routingNumber;
    return {
      code: pack.country,
      names: pack.names,
      currencies: pack.currencies,
      formats: pack.accounts.map(formatOf),
      before: {
        bank: needs.bankCode === 'required',
        ...(routing && { routing: { code: routing.code, digits: formsOf(routing).max } }),
      },
      shape: shapeOf(pack, usual),
      checks: {
        bank: usual.bank !== undefined || needs.bankCode === 'required',
        branch: (longest?.parts ?? []).some(({ role }) => role === 'branch'),
        digits: (longest?.checks.length ?? 0) + (routing && hasChecks(routing) ? 1 : 0),
      },
      document: {
        need: needs.document ?? 'none',
        types: asked.map(({ code, type }) => ({ code, type })),
        checked: asked.filter(hasChecks).map(({ type }) => type),
      },
      answers: bankAnswers[pack.country as CountryCode],
    };
  });
