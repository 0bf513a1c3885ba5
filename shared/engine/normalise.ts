/** How a kind of number is written: what may separate its groups, and the case its letters are kept in. */
export interface Writing {
  readonly separators: string;
  readonly letters: 'upper' | 'lower' | 'as typed';
  /** What some people write ahead of the number, a country's code; it is left out. */
  readonly ahead?: RegExp;
}

export const grouped: Writing = { separators: ' .-/', letters: 'upper' };
/**
 * Grouped, after the country's code as European VAT numbers have it; ERP and invoicing software writes it for other countries
 * too (python-stdnum drops it from cl.rut and uy.rut). Only ahead of a digit or, where the number may begin with those letters
 * itself, of a whole one, so that leaving it out twice takes nothing more. `UY 21-100342-001-7` is 211003420017.
 */
export const after = (country: string, whole = '\\d'): Writing => ({
  ...grouped,
  ahead: new RegExp(`^${country}(?=${whole})`),
});

export const verbatim: Writing = { separators: '', letters: 'as typed' };

/**
 * One spelling for every way a number is typed or pasted. Compatible characters fold (NFKC: full-width digits,
 * no-break spaces), Unicode dashes become hyphens, separators go, letters take one case. Nothing else is dropped: a
 * character that does not belong stays in place, so that it can be pointed at. Zeros stay. Doing it twice changes nothing.
 */
export function normalise(text: string, writing: Writing): string {
  const written = spelled(text, writing);
  return writing.ahead ? written.replace(writing.ahead, '') : written;
}

function spelled(text: string, writing: Writing): string {
  if (isPlain(text)) return writing.letters === 'lower' ? rewrite(text, writing) : text;
  if (isAscii(text)) return rewrite(text.trim(), writing);
  // Removing a separator can bring a letter and its accent together, hence the second folding.
  return rewrite(text.normalize('NFKC').replace(dashes, '-').trim(), writing).normalize('NFKC');
}

const dashes = /[\u2010-\u2015\u2212]/g;
const whitespace = '\t\n\v\f\r';

function rewrite(text: string, { separators, letters }: Writing): string {
  let written = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (separators !== '' && (separators.includes(character) || whitespace.includes(character))) continue;
    written += letters === 'as typed' ? character : inCase(character, letters);
  }
  return written;
}

/** Only A-Z and Ñ have a case here: other alphabets change length or meaning with theirs. */
function inCase(character: string, letters: 'upper' | 'lower'): string {
  const from = letters === 'upper' ? 'azñ' : 'AZÑ';
  const hasOther = (character >= from.charAt(0) && character <= from.charAt(1)) || character === from.charAt(2);
  if (!hasOther) return character;
  return letters === 'upper' ? character.toUpperCase() : character.toLowerCase();
}

/** Digits and capitals only: the common case, decided without building a string. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 90 || (code > 57 && code < 65)) return false;
  }
  return true;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

const scientific = /^\s*\d(?:[.,]\d+)?E\+\d{1,3}\s*$/i;

/** A spreadsheet turned the number into `1.23E+17` and lost its last digits: nothing can bring them back. */
export function isSpreadsheetNumber(text: string): boolean {
  return scientific.test(text);
}
