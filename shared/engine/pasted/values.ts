import { judgeDocumentWith } from '../judge-document.ts';
import type { AccountType, DocumentType } from '../names.ts';
import type { Pack } from '../pack.ts';
import type { Bank } from '../registry.ts';
import { folded } from './fold.ts';

const currency = '(?:r\\$|us\\$|s/\\.?|u\\$s|[$€]|usd|mxn|ars|brl|clp|cop|pen|uyu|soles|pesos|reais)';
const amount = new RegExp(
  `^(?:${currency}\\s*-?\\d[\\d.,]*(?:\\s*${currency})?|-?\\d[\\d.,]*\\s*${currency}|-?\\d{1,3}(?:[.,]\\d{3})*[.,]\\d{1,2})$`,
);
const month = '(?:ene|feb|mar|abr|may|mai|jun|jul|ago|set|sep|oct|out|nov|dic|dez|jan|apr|aug|dec)[a-z]*\\.?';
const date = new RegExp(
  `^(?:\\d{1,2}([/.-])\\d{1,2}\\1\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[ /-](?:de )?${month}(?:[ /-](?:de )?\\d{2,4})?)(?:[ t]\\d{1,2}:\\d{2}.*)?$`,
);

export const isAmount = (plain: string): boolean => amount.test(plain);
export const isDate = (plain: string): boolean => date.test(plain);
export const isEmail = (plain: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plain);

export interface FoundDocument {
  readonly type: DocumentType;
  readonly number: string;
}

/** A document of the country: of the type its label names, or one whose check digit proves it. */
export function documentIn(
  pack: Pack,
  text: string,
  labelled?: string,
  mayBeUnproven = false,
): FoundDocument | undefined {
  const types = pack.documents.map(({ type }) => type);
  const known = labelled !== undefined && types.includes(labelled) ? [labelled] : types;
  for (const type of known) {
    const { state, confirmed, findings, normalized } = judgeDocumentWith(pack, { type, number: text });
    const isDoubtful = findings.some(({ code }) => !code.endsWith('.check_digit'));
    const isLettered = /^[A-ZÑ&]{3,4}\d{6}/.test(normalized);
    const isProven = state === 'well-formed' && (isLettered || (confirmed > 0 && !isDoubtful));
    const isNamed = type === labelled || (mayBeUnproven && state === 'well-formed');
    if (isProven || isNamed) return { type: type as DocumentType, number: text };
  }
  return undefined;
}

const types: readonly (readonly [words: RegExp, type: AccountType])[] = [
  [/\b(?:caja de ahorro|ahorros?|savings|poupanca)\b/, 'SAVINGS'],
  [/\b(?:corriente|corrente|checking|cta\.? cte|c\/c)\b/, 'CHECKING'],
  [/\bvista\b/, 'DEMAND'],
  [/\b(?:pagos|pagamento)\b/, 'PAYMENTS'],
  [/\bvirtual\b/, 'VIRTUAL'],
];

/** The type of account that a few words name, where the country has it. */
export function accountTypeIn(pack: Pack, plain: string): string | undefined {
  if (plain.length > 40) return undefined;
  return types.find(([words, type]) => words.test(plain) && pack.accountTypes.includes(type))?.[1];
}

const books = new WeakMap<Pack, Map<string, Bank>>();

/** What a bank is called, without what every bank is called. */
const bare = (name: string): string =>
  folded(name)
    .replace(/\b(?:banco|bank|s\.?a\.?b?|de c\.?v\.?)(?![a-z])/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function bookOf(pack: Pack): Map<string, Bank> {
  const known = books.get(pack);
  if (known) return known;
  const book = new Map<string, Bank>();
  const active = pack.banks.banks.toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active'));
  for (const bank of active)
    for (const name of [bank.shortName, ...bank.aliases, bank.name])
      if (!book.has(bare(name))) book.set(bare(name), bank);
  books.set(pack, book);
  return book;
}

/** The bank a text names, by name or what people call it; by its code only where a label says that it is a bank. */
export function bankIn(pack: Pack, text: string, isLabelled: boolean): Bank | undefined {
  if (text.length > 80) return undefined;
  const coded = /^\W*(?:(\d{2,4})\W+)?(.*?)(?:\W+(\d{2,4}))?\W*$/su.exec(text);
  const code = coded?.[1] ?? coded?.[3] ?? (isLabelled ? text.trim() : '');
  const called = bare(coded?.[2] || text);
  const named = called === '' ? undefined : bookOf(pack).get(called);
  return named ?? (isLabelled ? pack.banks.byCode.get(code) : undefined);
}

const greeting =
  /^(?:hola|buen|gracias|salu|estimad|te |les |le |por favor|datos|atte|atentamente|ola|bom|obrigad|hi|hello|dear|thank|regards|el |la |son|ahi|aqui|pago|transfer)/;
const company =
  /\b(?:s\.? ?a\.?(?: de c\.? ?v\.?)?|s\.? ?r\.? ?l\.?|s\.? ?a\.? ?s\.?|ltda\.?|spa|eirl|inc\.?|llc|s\.? ?a\.? ?c\.?|me|eireli|corp\.?|cia\.?)$/;

/** May this be somebody's name, without a label that says so? Two words or a company's form, letters, no sentence. */
export function isName(text: string, plain: string): boolean {
  if (text.length < 5 || text.length > 80 || /[\d@:!?¿¡_$]/.test(text) || greeting.test(plain)) return false;
  const words = text.split(/\s+/);
  return words.length <= 9 && ((words.length > 1 && /^\p{Lu}/u.test(text)) || company.test(plain));
}
