import type { Declared } from '#shared/contract/index.ts';
import type { Language } from '../page.ts';
import { descriptions } from './messages/descriptions-es.ts';
import { examples } from './messages/examples-es.ts';
import { en, es } from './messages/names.ts';
import { operations } from './messages/operations-es.ts';
import type { OperationName } from './operation-names.ts';

/** What is not said in Spanish yet stays in English, so that a changed contract stops no build; a test lists it. */
const among =
  (words: Readonly<Record<string, string>>, language: Language) =>
  (english: string): string =>
    language === 'en' ? english : (words[english] ?? english);

/** What the contract says of a value, in a language. */
export const describedIn = (language: Language) => among(descriptions, language);

/** What it says of an example. */
export const exampleIn = (language: Language) => among(examples, language);

const names = { es, en };

export const isOperation = (name: string): name is OperationName => name in es;

/** What an operation is called, and what is said of it. */
export const toldOf = ({ name, spec }: Declared, language: Language) => {
  if (!isOperation(name)) throw new Error(`Nothing says what ${name} is called`);
  const { summary, description } = language === 'es' ? { description: undefined, ...operations[name] } : spec;
  return { ...names[language][name], summary, description };
};
