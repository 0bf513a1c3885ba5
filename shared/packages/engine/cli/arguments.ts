import { parseArgs } from 'node:util';
import { fill } from '../../../messages/fill.ts';
import { countries } from '../index.ts';
import type { AccountFields } from '../index.ts';
import { isLanguage, languageOf, languages } from './languages.ts';
import type { Language } from './languages.ts';

const options = {
  country: { type: 'string' },
  format: { type: 'string' },
  document: { type: 'string' },
  bank: { type: 'string' },
  branch: { type: 'string' },
  routing: { type: 'string' },
  'account-type': { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** What is asked of every number. */
export interface Asked {
  readonly country: string | undefined;
  /** Judges documents of this type, not accounts. */
  readonly document: string | undefined;
  /** What is the same for each account. */
  readonly beside: Omit<AccountFields, 'accountNumber'>;
}

export type Order =
  | { readonly kind: 'help' | 'version' }
  /** Without numbers they come from standard input. */
  | { readonly kind: 'judge'; readonly numbers: readonly string[]; readonly asked: Asked; readonly isJson: boolean }
  | { readonly kind: 'wrong'; readonly problem: string };

export interface Read {
  readonly language: Language;
  readonly order: Order;
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
};

/** The first option that is none, or the one whose value is missing. */
const culprit = (args: readonly string[]): string => {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const wrong = tokens.find((token) => {
    if (token.kind !== 'option') return false;
    const known = Object.entries(options).find(([name]) => name === token.name)?.[1];
    return !known || (known.type === 'string') !== (token.value !== undefined) || token.value?.startsWith('-');
  });
  return wrong?.kind === 'option' ? wrong.rawName : args.join(' ');
};

const upper = (text: string | undefined): string | undefined => text?.trim().toUpperCase();

type Values = NonNullable<ReturnType<typeof parse>>['values'];

const askedIn = (values: Values): Asked => ({
  country: upper(values.country),
  document: upper(values.document),
  beside: {
    format: upper(values.format),
    bankCode: values.bank,
    branchCode: values.branch,
    routingNumber: values.routing,
    accountType: upper(values['account-type']),
  },
});

const known = countries.map(({ code }) => code as string);

/** Reads what the command was called with; the language comes first, for what is wrong is said in it. */
export const readArguments = (args: readonly string[], env: Readonly<Record<string, string | undefined>>): Read => {
  const parsed = parse(args);
  const wanted = parsed?.values.lang?.toLowerCase();
  const language = wanted !== undefined && isLanguage(wanted) ? wanted : languageOf(env);
  const { texts } = languages[language];
  const wrong = (text: string, values: Readonly<Record<string, string>> = {}): Read => ({
    language,
    order: { kind: 'wrong', problem: fill(text, values) },
  });
  if (!parsed) return wrong(texts.unknownOption, { option: culprit(args) });
  const { values, positionals } = parsed;
  if (values.help) return { language, order: { kind: 'help' } };
  if (values.version) return { language, order: { kind: 'version' } };
  if (wanted !== undefined && !isLanguage(wanted)) return wrong(texts.unknownLanguage, { language: wanted });
  const [command, ...numbers] = positionals;
  if (command === undefined) return { language, order: { kind: 'help' } };
  if (command !== 'judge') return wrong(texts.unknownCommand, { command });
  const asked = askedIn(values);
  const { country, document } = asked;
  if (country !== undefined && !known.includes(country))
    return wrong(texts.unknownCountry, { country, known: known.join(', ') });
  if (document !== undefined && country === undefined) return wrong(texts.documentNeedsCountry);
  const isFromInput = numbers.length === 1 && numbers[0] === '-';
  return {
    language,
    order: { kind: 'judge', numbers: isFromInput ? [] : numbers, asked, isJson: values.json ?? false },
  };
};
