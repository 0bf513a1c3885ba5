import type { Pack } from '../engine/pack.ts';
import type { Bank } from '../engine/registry.ts';
import { folded } from './folded.ts';

/** What every bank is called, and how its kind of company is. */
const common =
  /\b(?:banco|bco|bank|s ?a(?: ?b)?|de c ?v|c a|n a|sociedad anonima|de|del|la|el|los|las|do|da|dos|das|the|y|e|and)\b/g;
const legalForm = / institucion de banca.*$| grupo financiero.*$/;

/** What tells one bank from another. */
const ownName = (words: string): string => words.replace(legalForm, '').replace(common, ' ').replace(/ +/g, ' ').trim();

interface Book {
  /** By all words of a name, and by those that are its own. */
  readonly byName: ReadonlyMap<string, ReadonlySet<Bank>>;
  readonly byOwnName: ReadonlyMap<string, ReadonlySet<Bank>>;
  readonly lengths: ReadonlySet<number>;
}

const books = new WeakMap<Pack, Book>();

const bookOf = (pack: Pack): Book => {
  const known = books.get(pack);
  if (known) return known;
  const book = readBook(pack);
  books.set(pack, book);
  return book;
};

const readBook = ({ banks: { banks, byCode } }: Pack): Book => {
  const byName = new Map<string, Set<Bank>>();
  const byOwnName = new Map<string, Set<Bank>>();
  const add = (map: Map<string, Set<Bank>>, name: string, bank: Bank) => {
    if (name !== '') map.set(name, (map.get(name) ?? new Set()).add(bank));
  };
  for (const bank of banks)
    for (const name of [bank.shortName, bank.name, ...bank.aliases].map(folded)) {
      add(byName, name, bank);
      add(byOwnName, ownName(name), bank);
    }
  return { byName, byOwnName, lengths: new Set([...byCode.keys()].map(({ length }) => length)) };
};

const statuses = ['active', 'unlisted', 'historical'] as const;

/** Of banks with one name those that surely work; only where there are none, those that may. */
const living = (banks: Iterable<Bank> = []): readonly Bank[] => {
  const all = [...banks];
  const likeliest = statuses.find((status) => all.some((bank) => bank.status === status));
  return all.filter(({ status }) => status === likeliest);
};

const withName = ({ byName, byOwnName }: Book, words: string): readonly Bank[] =>
  living(byName.get(words) ?? byOwnName.get(ownName(words)));

/** A code as it is, or with the zeros ahead that a spreadsheet left out or somebody added. */
const withCode = ({ banks: { byCode } }: Pack, { lengths }: Book, code: string): readonly Bank[] => {
  const exact = byCode.get(code);
  if (exact) return [exact];
  const bare = code.replace(/^0+/, '');
  const found = [...lengths].flatMap((length) => byCode.get(bare.padStart(length, '0')) ?? []);
  return /^\d+$/.test(code) && bare !== '' ? [...new Set(found)] : [];
};

const coded = /^(?:(\d{1,8}) )?(.*?)(?: (\d{2,8}))?$/;

/** The banks that a text may name, by code, by name or by both: one where it is certain, several where it is not. */
export const bankCandidates = (pack: Pack, text: string): readonly Bank[] => {
  const book = bookOf(pack);
  const words = folded(text);
  if (/^\d+$/.test(words)) return withCode(pack, book, words);
  const whole = withName(book, words);
  const [, before, name = '', behind] = coded.exec(words) ?? [];
  const code = before ?? behind;
  if (whole.length > 0 || code === undefined) return whole;
  return [...new Set([...withName(book, name), ...withCode(pack, book, code)])];
};

const isNamedBeside = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);

/** The code of the one bank that a text can mean; nothing where it may mean several, or a code stands beside an unknown name. */
export const bankNamed = (pack: Pack, text: string): string | undefined => {
  const [only, ...others] = bankCandidates(pack, text);
  if (!only || others.length > 0) return undefined;
  if (!isNamedBeside(text)) return only.code;
  const words = folded(text).replace(/^\d{1,8} | \d{2,8}$/g, '');
  const isKnown = [folded(text), words].some((name) => withName(bookOf(pack), name).includes(only));
  return isKnown ? only.code : undefined;
};
