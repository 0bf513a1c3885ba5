import { agrees } from './agrees.ts';
import { cnpjLayout } from './cnpj.ts';
import { isEmail } from './pix-email.ts';

const masked = /^([0-9a-z]{2})[ .]?([0-9a-z]{3})[ .]?([0-9a-z]{3})[ ./]?([0-9a-z]{4})[ -]?(\d{2})$/i;

/** How each kind of key is read from another writing of it; the key, or nothing if it is not that kind. */
const readings: readonly ((text: string) => string | undefined)[] = [
  (text) => joined(/^(\d{3})[ .]?(\d{3})[ .]?(\d{3})[ .-]?(\d{2})$/.exec(text)),
  (text) => company(text, joined(masked.exec(text))?.toUpperCase()),
  (text) => joined(/^(?:\+?55)?[ .-]*\(?([1-9]{2})\)?[ .-]*(9\d{4})[ .-]?(\d{4})$/.exec(text), '+55'),
  (text) => wholePhone(text.replace(/[ ().-]/g, '')),
  (text) => wholeEmail(text.toLowerCase()),
  (text) => grouped(text.replace(/[{}-]/g, '').toLowerCase()),
];

/** The one spelling the directory knows of this key, where it is written in another one. */
export function rightSpelling(text: string): string | undefined {
  if (isPlain(text)) return undefined;
  for (const read of readings) {
    const key = read(text);
    if (key !== undefined) return key === text ? undefined : key;
  }
  return undefined;
}

export function isRandom(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Nothing to spell otherwise, seen without trying every reading; thirteen digits may be a phone without its plus. */
function isPlain(text: string): boolean {
  return /^(?:\d{0,12}|\d{14,}|\+\d+)$/.test(text) || isRandom(text) || isEmail(text);
}

function joined(groups: RegExpExecArray | null, prefix = ''): string | undefined {
  return groups ? prefix + groups.slice(1).join('') : undefined;
}

/** Bare letters and digits may be an e-mail being typed, unless the check digits of a CNPJ agree. */
function company(text: string, key: string | undefined): string | undefined {
  if (key === undefined || text.length > key.length) return key;
  return agrees(cnpjLayout, key, {}) ? key : undefined;
}

function wholePhone(text: string): string | undefined {
  return /^\+(?:55\d{10,11}|(?!55)[1-9]\d{6,14})$/.test(text) ? text : undefined;
}

function wholeEmail(text: string): string | undefined {
  return isEmail(text) ? text : undefined;
}

function grouped(hex: string): string | undefined {
  const groups = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(hex);
  return groups?.slice(1).join('-');
}
