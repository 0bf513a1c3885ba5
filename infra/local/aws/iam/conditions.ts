import type { Statement } from './policies.ts';
import { arnPattern, glob } from './patterns.ts';

/** The values a request has for a condition key (in lower case); absent when it has none. */
export type Context = (key: string) => readonly string[] | undefined;

export type Condition = (context: Context) => boolean;

type Test = (have: string, want: string) => boolean;

const text: Test = (have, want) => have === want;
const textAnyCase: Test = (have, want) => have.toLowerCase() === want.toLowerCase();
const like: Test = (have, want) => glob(want)(have);
const arn: Test = (have, want) => arnPattern(want)(have);

const ordered = (read: (value: string) => number) => ({
  Equals: ((have, want) => read(have) === read(want)) satisfies Test,
  LessThan: ((have, want) => read(have) < read(want)) satisfies Test,
  LessThanEquals: ((have, want) => read(have) <= read(want)) satisfies Test,
  GreaterThan: ((have, want) => read(have) > read(want)) satisfies Test,
  GreaterThanEquals: ((have, want) => read(have) >= read(want)) satisfies Test,
});

const named = (prefix: string, tests: Readonly<Record<string, Test>>) =>
  Object.entries(tests).map(([name, test]): readonly [string, Test] => [prefix + name, test]);

const positiveTests = new Map<string, Test>([
  ['StringEquals', text],
  ['StringEqualsIgnoreCase', textAnyCase],
  ['StringLike', like],
  ['ArnEquals', arn],
  ['ArnLike', arn],
  ['Bool', textAnyCase],
  ...named('Numeric', ordered(Number)),
  ...named('Date', ordered(Date.parse)),
]);

const negatedTests = new Map<string, Test>([
  ['StringNotEquals', text],
  ['StringNotEqualsIgnoreCase', textAnyCase],
  ['StringNotLike', like],
  ['ArnNotEquals', arn],
  ['ArnNotLike', arn],
  ['NumericNotEquals', ordered(Number).Equals],
  ['DateNotEquals', ordered(Date.parse).Equals],
]);

/** The condition keys the endpoint computes; a policy that relies on another one is an error, never a silent miss. */
const knownKeys = new Set([
  'dynamodb:attributes',
  'dynamodb:enclosingoperation',
  'dynamodb:leadingkeys',
  'dynamodb:select',
  'ses:fromaddress',
  'ses:recipients',
]);

/**
 * A missing key fails a positive operator and satisfies a negated one; `IfExists` and `ForAllValues` accept it always.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
 */
const compileOne = (operator: string, key: string, wants: readonly string[]): Condition => {
  if (!knownKeys.has(key)) throw new Error(`The IAM condition key ${key} is not computed locally.`);
  if (operator === 'Null') return (context) => String(context(key) === undefined) === wants[0];

  const [, quantifier, name = '', ifExists] = /^(ForAllValues:|ForAnyValue:)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const negated = negatedTests.get(name);
  const test = positiveTests.get(name) ?? negated;
  if (!test) throw new Error(`The IAM condition operator ${operator} is not evaluated locally.`);

  const wanted = (have: string) =>
    negated ? !wants.some((want) => test(have, want)) : wants.some((want) => test(have, want));
  const whenMissing = Boolean(ifExists) || quantifier === 'ForAllValues:' || (Boolean(negated) && !quantifier);
  const all = quantifier === 'ForAllValues:' || (Boolean(negated) && !quantifier);

  return (context) => {
    const have = context(key);
    if (!have) return whenMissing;
    return all ? have.every(wanted) : have.some(wanted);
  };
};

/** All operators and all keys of a Condition block must hold. */
export const compileConditions = (block: Statement['Condition']): Condition => {
  const conditions = Object.entries(block ?? {}).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, wants]) => compileOne(operator, key.toLowerCase(), wants)),
  );
  return (context) => conditions.every((holds) => holds(context));
};
