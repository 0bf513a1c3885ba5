import { randomInt } from 'node:crypto';
import * as z from 'zod';

/** The `GenerateSecretString` of a secret in a template, with CloudFormation's defaults. */
export const generateOptions = z.object({
  PasswordLength: z.number().int().min(1).max(4096).default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  RequireEachIncludedType: z.boolean().default(true),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});

type Options = z.infer<typeof generateOptions>;

const lowercase = 'abcdefghijklmnopqrstuvwxyz';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const oneOf = (characters: readonly string[]): string => characters[randomInt(characters.length)] ?? '';

const shuffled = (characters: readonly string[]): readonly string[] =>
  characters
    .map((character) => ({ character, order: randomInt(2 ** 47) }))
    .sort((left, right) => left.order - right.order)
    .map(({ character }) => character);

const randomString = (options: Options): string => {
  const types = [
    options.ExcludeLowercase ? '' : lowercase,
    options.ExcludeUppercase ? '' : lowercase.toUpperCase(),
    options.ExcludeNumbers ? '' : '0123456789',
    options.ExcludePunctuation ? '' : punctuation,
    options.IncludeSpace ? ' ' : '',
  ]
    .map((type) => type.split('').filter((character) => !options.ExcludeCharacters.includes(character)))
    .filter((type) => type.length > 0);
  const all = types.flat();
  if (all.length === 0) throw new Error('A generated secret needs at least one character to choose from.');

  const required = options.RequireEachIncludedType ? types.map(oneOf) : [];
  if (required.length > options.PasswordLength)
    throw new Error(`A secret of ${options.PasswordLength} characters cannot hold each of ${required.length} types.`);
  const rest = Array.from({ length: options.PasswordLength - required.length }, () => oneOf(all));
  return shuffled([...required, ...rest]).join('');
};

/** A random secret; with a template, the template's JSON with the random string under its key. */
export const generateSecret = (options: Options): string => {
  const random = randomString(options);
  const { SecretStringTemplate: template, GenerateStringKey: key } = options;
  if (template === undefined || key === undefined) return random;
  const object = z.record(z.string(), z.unknown()).parse(JSON.parse(template));
  return JSON.stringify({ ...object, [key]: random });
};
