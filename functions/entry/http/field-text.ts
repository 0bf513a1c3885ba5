import { fill, messages } from '#shared/messages/index.ts';
import type { Language, Messages } from '#shared/messages/messages.ts';

type Texts = Readonly<Record<string, string | { readonly detail: string } | undefined>>;

/** The texts of all codes, put together once a language. */
const textsOf = ({ fields, findings, errors }: Messages): Texts => ({ ...fields, ...findings, ...errors });
const texts: Readonly<Record<Language, Texts>> = { es: textsOf(messages.es), en: textsOf(messages.en) };

/** What is wrong with one field: a code and what its text needs. */
interface Wrong {
  readonly code: string;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
  readonly character?: string | undefined;
}

/** What is wrong with a field, in words. */
export const fieldText = (
  { code, position, expected, character }: Wrong,
  language: Language,
  parameters: Readonly<Record<string, string | number>> = {},
): string => {
  const text = texts[language][code];
  return fill(typeof text === 'string' ? text : (text?.detail ?? code), {
    ...parameters,
    ...(position === undefined ? {} : { position }),
    ...(expected === undefined ? {} : { expected }),
    ...(character === undefined ? {} : { character }),
  });
};
