import { headlines, type HeadlineName } from '#shared/validation/headline.ts';

/** The short word of every headline, out of the words of a language. */
export const shortHeadlines = (words: Readonly<Record<HeadlineName, { readonly short: string }>>) =>
  Object.fromEntries(headlines.map((name) => [name, words[name].short])) as Readonly<Record<HeadlineName, string>>;
