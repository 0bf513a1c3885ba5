import type { Beside } from './check-digits.ts';
import type { Layout } from './layout.ts';
import type { Registry } from './registry.ts';
import type { Writing } from './normalise.ts';

/** The words a country is described in. A pack is data: what only a bank does is a named function inside its pack. */

export type Level = 'error' | 'warning';

export interface Said<Finding extends string> {
  readonly finding: Finding;
  readonly part?: string | undefined;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
}

/** Looks at a complete, well-spelled number. */
type Rule<Finding extends string> = (text: string, beside: Beside) => Said<Finding> | undefined;

/** Anything with characters and a shape: an account, a document, a branch code. */
export interface NumberKind<
  Code extends string = string,
  Finding extends string = string,
  Name extends string = string,
> {
  /** Prefix of its finding codes, e.g. `mx.clabe`. */
  readonly code: Code;
  /** What it can report besides its length, and how grave that is. */
  readonly findings: Readonly<Record<Finding, Level>>;
  readonly layout: Layout<Name, NoInfer<Finding>> | ((text: string, beside: Beside) => Layout<Name, NoInfer<Finding>>);
  readonly rules?: readonly Rule<NoInfer<Finding>>[];
  readonly writing?: Writing;
  /** Numbers in official use that neither check digit nor rule fits. */
  readonly accepted?: readonly string[];
  /** Lengths the sandbox accepts where they differ from the real ones. */
  readonly sandbox?: readonly [min: number, max: number];
}

export interface Companions {
  readonly branchCode?: NumberKind;
  readonly routingNumber?: NumberKind;
}

export type Need = 'required' | 'optional';

/** What is asked beside the account number. A field that is absent is not asked. */
export interface Needs {
  readonly bankCode?: Need;
  readonly branchCode?: Need;
  readonly routingNumber?: Need;
  readonly accountType?: Need;
  readonly document?: Need;
  /** Narrower lists than the country's, where this format or bank has them. */
  readonly bankCodes?: readonly string[];
  readonly accountTypes?: readonly string[];
  readonly documentTypes?: readonly string[];
}

/** Where the bank's code stands, and whether the registry is complete enough to doubt a code that is not in it. */
type BankSource<Name extends string> = ({ readonly part: Name } | { readonly field: 'bankCode' | 'routingNumber' }) & {
  readonly registry: 'complete' | 'partial';
};

export interface Equivalent {
  readonly format: string;
  readonly accountNumber: string;
  readonly bankCode?: string;
}

export interface AccountKind<
  Format extends string = string,
  Code extends string = string,
  Finding extends string = string,
  Name extends string = string,
  Along extends Companions = Companions,
> extends NumberKind<Code, Finding, Name> {
  readonly format: Format;
  readonly bank?: BankSource<NoInfer<Name>>;
  readonly needs: Needs | ((bankCode: string | undefined) => Needs);
  readonly companions?: Along;
  /** The same account as other formats or the bank itself write it: a national key for a local number, a filled-up one. */
  readonly equivalents?: (text: string, beside: Beside) => readonly Equivalent[];
  /** The phone number that digits typed here may be, in its one spelling: only their owner knows which. */
  readonly phone?: (text: string) => string | undefined;
}

export interface DocumentKind<
  Type extends string = string,
  Code extends string = string,
  Finding extends string = string,
  Name extends string = string,
> extends NumberKind<Code, Finding, Name> {
  readonly type: Type;
}

/** A page or file a fact was read from, and when. */
interface Source {
  readonly title: string;
  readonly url: string;
  /** Year and month. */
  readonly date: string;
}

/** A number somebody published, or one that must be refused. */
export interface Example {
  readonly kind: string;
  readonly number: string;
  readonly valid: boolean;
  readonly source: string;
}

export interface Pack {
  readonly country: string;
  readonly names: { readonly es: string; readonly en: string };
  readonly currencies: readonly string[];
  readonly sources: readonly Source[];
  /** In the order in which an unnamed number is tried. */
  readonly accounts: readonly AccountKind[];
  readonly documents: readonly DocumentKind[];
  readonly accountTypes: readonly string[];
  readonly banks: Registry;
  readonly examples: readonly Example[];
}

/**
 * The three ways to declare a kind. Each writes all keys, in one order: engines of JavaScript read objects of equal shape several
 * times faster, and every judgement reads a kind.
 */
export function accountKind<
  const Format extends string,
  const Code extends string,
  const Finding extends string,
  const Name extends string,
  const Along extends Companions = Record<never, never>,
>(kind: AccountKind<Format, Code, Finding, Name, Along>): AccountKind<Format, Code, Finding, Name, Along> {
  const { code, findings, layout, rules, writing, accepted, sandbox } = kind;
  const { format, bank, needs, companions, equivalents, phone } = kind;
  const account = { format, bank, needs, companions, equivalents, phone };
  return { code, findings, layout, rules, writing, accepted, sandbox, ...account };
}

export function documentKind<
  const Type extends string,
  const Code extends string,
  const Finding extends string,
  const Name extends string,
>(kind: DocumentKind<Type, Code, Finding, Name>): DocumentKind<Type, Code, Finding, Name> {
  const { code, findings, layout, rules, writing, accepted, sandbox, type } = kind;
  return { code, findings, layout, rules, writing, accepted, sandbox, type };
}

export function numberKind<const Code extends string, const Finding extends string, const Name extends string>(
  kind: NumberKind<Code, Finding, Name>,
): NumberKind<Code, Finding, Name> {
  const { code, findings, layout, rules, writing, accepted, sandbox } = kind;
  return { code, findings, layout, rules, writing, accepted, sandbox };
}
