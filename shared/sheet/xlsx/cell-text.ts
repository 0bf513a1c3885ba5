import { UnreadableSheet } from '../../batch/sheet.ts';
import { dateText } from './date-text.ts';
import type { NumberFormat } from './number-formats.ts';

/** A cell as its part has it: `type` and `style` as they stand in the tag. */
export interface RawCell {
  readonly type: string | undefined;
  readonly style: string | undefined;
  readonly value: string;
  /** Where the text stands in the cell itself. */
  readonly inline: string;
}

export interface Book {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

const sharedText = (strings: readonly string[], index: string): string => {
  const text = strings[Number(index)];
  if (text === undefined) throw new UnreadableSheet('damaged');
  return text;
};

const whole = /^\d+$/;
const exponential = /^-?\d(?:\.\d+)?E[+-]?\d{1,3}$/i;
/** Every program keeps so many digits of a number. */
const keptDigits = 15;

/** `1.23456789E8` of a program that writes all numbers so is 123456789; from 10^15 on digits may be missing, and it stays. */
const written = (text: string): string => {
  if (!exponential.test(text)) return text;
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) < 10 ** keptDigits ? String(number) : text;
};

/**
 * Zeros that the format shows ahead of a number belong to it. Not of one whose last digits may be zeros only because Excel
 * keeps fifteen: what it was nobody can tell.
 */
const withZeros = (text: string, digits: number): string => {
  if (!whole.test(text) || text.length >= digits) return text;
  const isRounded = text.length > keptDigits && /^0+$/.test(text.slice(keptDigits));
  return isRounded ? text : text.padStart(digits, '0');
};

const numberText = (value: string, format: NumberFormat, is1904: boolean): string => {
  const text = written(value.trim());
  if (format === 'plain') return text;
  return format === 'date' ? dateText(text, is1904) : withZeros(text, format);
};

/** The text of a cell: words as they are, numbers as the file has them, days as `2026-11-30`. */
export const cellText = ({ type, style, value, inline }: RawCell, { strings, formats, is1904 }: Book): string => {
  switch (type) {
    case 's':
      return value === '' ? '' : sharedText(strings, value);
    case 'inlineStr':
      return inline;
    case 'b':
      return value === '' ? '' : value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'str':
    case 'e':
    case 'd':
      return value;
    case undefined:
    case 'n':
      return value === '' ? '' : numberText(value, formats[Number(style ?? 0)] ?? 'plain', is1904);
    default:
      throw new UnreadableSheet('damaged');
  }
};
