import { fill } from '#shared/messages/index.ts';
import { reasonNames } from '#shared/validation/reasons.ts';
import { eventTypes } from '#shared/validation/webhooks.ts';
import { code, link } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import type { SchemaMessages } from './messages/messages.ts';
import type { Member, Shape } from './read.ts';

const texts: Readonly<Record<Language, SchemaMessages>> = { es, en };

/** Longer lists of values are not written out. */
const valuesAtMost = 24;

/** Words that have a page of their own. */
const pageOfValue = new Map<unknown, string>([
  ...reasonNames.map((name) => [name, `/api-documentation/reasons/${name}`] as const),
  ...eventTypes.map((type) => [type, `/api-documentation/webhooks/events/${type}`] as const),
]);

const written = (value: unknown): string => {
  const page = pageOfValue.get(value);
  return page ? link(code(String(value)), page) : code(JSON.stringify(value).replaceAll('"', ''));
};

export interface Writing {
  readonly language: Language;
  /** A description of the contract in that language. */
  readonly told: (description: string) => string;
}

const kindOf = (shape: Shape, language: Language): string => {
  const { kinds, listOf, mapOf } = texts[language];
  const { kind, holds, alternatives } = shape;
  if (kind === 'list' && holds) return fill(listOf, { kind: kindOf(holds, language) });
  if (kind === 'map' && holds) return fill(mapOf, { kind: kindOf(holds, language) });
  if (kind === 'either') {
    const names = [...new Set(alternatives.map((one) => kindOf(one, language)))];
    return names.join(' | ');
  }
  return kinds[kind];
};

const valuesOf = ({ values, holds }: Shape, language: Language): string | undefined => {
  const { oneOf, manyValues, manyFindings } = texts[language];
  const all = values.length > 0 ? values : (holds?.values ?? []);
  if (all.length === 0) return undefined;
  if (all.includes('account.required')) return manyFindings;
  if (all.length > valuesAtMost) return fill(manyValues, { count: all.length });
  return fill(oneOf, { values: all.map(written).join(', ') });
};

const boundsOf = ({ kind, least, most }: Shape, language: Language): string | undefined => {
  const { bounds } = texts[language];
  const of = kind === 'text' ? bounds.characters : kind === 'list' ? bounds.elements : bounds.value;
  if (least !== undefined && most !== undefined)
    return least === most ? fill(of.exact, { least }) : fill(of.between, { least, most });
  if (least !== undefined) return fill(of.least, { least });
  return most === undefined ? undefined : fill(of.most, { most });
};

/** What is said of a value after its name: type, whether it must be there, what it means and what bounds it. */
const saidOf = (shape: Shape, need: string | undefined, { language, told }: Writing) => {
  const { nullable, byDefault } = texts[language];
  const { isNullable, description, pattern, default: usual } = shape;
  const type = [kindOf(shape, language), ...(isNullable ? [nullable] : [])].join(' ');
  const rest = [
    description && told(description),
    valuesOf(shape, language),
    boundsOf(shape, language),
    pattern && code(pattern),
    usual !== undefined && fill(byDefault, { value: code(JSON.stringify(usual)) }),
  ].filter((one) => typeof one === 'string' && one !== '');
  return { kind: `*${[type, ...(need ? [need] : [])].join(', ')}*`, rest: rest.join(' ') };
};

/** What a value consists of: members of it, or of each that a list holds. */
const membersOf = (shape: Shape): readonly Member[] => {
  if (shape.members.length > 0) return shape.members;
  if (shape.holds) return membersOf(shape.holds);
  return shape.alternatives.flatMap(membersOf);
};

const lines = (members: readonly Member[], writing: Writing, isAsked: boolean, depth: number): readonly string[] => {
  const { required, optional } = texts[writing.language];
  return members.flatMap(({ name, isRequired, shape }) => {
    const need = isRequired ? (isAsked ? required : undefined) : optional;
    const { kind, rest } = saidOf(shape, need, writing);
    const indent = '  '.repeat(depth);
    // What it means has a line of its own, under its name.
    const meaning = rest ? [`${indent}  ${rest}`] : [];
    return [
      `${indent}- ${code(name)} ${kind}${rest && '\\'}`,
      ...meaning,
      ...lines(membersOf(shape), writing, isAsked, depth + 1),
    ];
  });
};

/** The members of a body, or of an answer, as a nested list. */
export const membersIn = (shape: Shape, writing: Writing, io: 'input' | 'output'): string =>
  lines(membersOf(shape), writing, io === 'input', 0).join('\n');
