import type { Language } from '../page.ts';

const locales = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;

/** A number as its language writes it. */
export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(locales[language]).format(value);

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in words, to the second largest unit: `3 días, 3 horas`. */
export const timeIn = (language: Language, seconds: number): string => {
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0)
      parts.push(new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  return parts.slice(0, 2).join(', ');
};
