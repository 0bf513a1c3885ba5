import type { Condition, Context } from './conditions.ts';
import { compileConditions } from './conditions.ts';
import type { Matcher } from './patterns.ts';
import { actionPattern, arnPattern } from './patterns.ts';
import type { Statement } from './policies.ts';

/** A statement made ready to be asked thousands of times. */
export interface Rule {
  readonly effect: 'Allow' | 'Deny';
  readonly action: Matcher;
  readonly resource: Matcher;
  readonly condition: Condition;
}

export type Decision = 'allowed' | 'denied explicitly' | 'not granted';

const oneOf = (patterns: readonly string[], compilePattern: (pattern: string) => Matcher): Matcher => {
  const matchers = patterns.map(compilePattern);
  return (value) => matchers.some((matcher) => matcher(value));
};

/** A statement as a rule that is quick to judge by. */
export const compile = (statement: Statement): Rule => ({
  effect: statement.Effect,
  action: oneOf(statement.Action, actionPattern),
  resource: oneOf(statement.Resource, arnPattern),
  condition: compileConditions(statement.Condition),
});

/** The rules that concern an action on a resource, whatever their conditions. */
export const concerning = (rules: readonly Rule[], action: string, resource: string): readonly Rule[] =>
  rules.filter((rule) => rule.action(action) && rule.resource(resource));

/** A Deny that applies wins over every Allow; without an Allow nothing is granted. */
export const decide = (concerned: readonly Rule[], context: Context): Decision => {
  const applying = concerned.filter((rule) => rule.condition(context));
  if (applying.some(({ effect }) => effect === 'Deny')) return 'denied explicitly';
  return applying.length > 0 ? 'allowed' : 'not granted';
};
