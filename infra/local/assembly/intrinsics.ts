import type { Stack } from './files.ts';

/** What the intrinsics of one stack may look up. */
export interface Scope {
  readonly stack: Stack;
  readonly region: string;
  readonly account: string;
  readonly parameter: (name: string) => unknown;
  readonly ref: (logicalId: string) => string;
  readonly attribute: (logicalId: string, attribute: string) => string;
  readonly imported: (name: string) => unknown;
  readonly outputOf: (stackName: string, output: string) => unknown;
}

const noValue = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const reference = (name: string, scope: Scope): unknown => {
  const pseudo: Record<string, unknown> = {
    'AWS::Region': scope.region,
    'AWS::AccountId': scope.account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': scope.stack.name,
    'AWS::StackId': `arn:aws:cloudformation:${scope.region}:${scope.account}:stack/${scope.stack.name}/local`,
    'AWS::NoValue': noValue,
  };
  if (name in pseudo) return pseudo[name];
  if (!(name in scope.stack.template.Parameters)) return scope.ref(name);
  const value = scope.parameter(name);
  if (value === undefined)
    throw new Error(`${scope.stack.name}: parameter ${name} has no default and was given no value.`);
  return value;
};

const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError(`An intrinsic needs a list, not ${JSON.stringify(value)}.`);
  return value;
};

const fields = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`An intrinsic needs an object, not ${JSON.stringify(value)}.`);
  return Object.fromEntries(Object.entries(value));
};

/** `${Name}` is a Ref, `${Name.Attribute}` a GetAtt, `${!Name}` the text `${Name}`. */
const substitute = (argument: unknown, scope: Scope): string => {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const given = fields(variables);
  return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, escaped: string, name: string) => {
    if (escaped) return `\${${name}}`;
    if (name in given) return String(resolve(given[name], scope));
    return String(name.includes('.') ? apply('Fn::GetAtt', name, scope) : reference(name, scope));
  });
};

const evaluate = (condition: unknown, scope: Scope): boolean => {
  const [entry] = Object.entries(fields(condition));
  const [kind, argument] = entry ?? ['nothing', undefined];
  const evaluateAll = () => list(argument).map((part) => evaluate(part, scope));
  switch (kind) {
    case 'Condition':
      return isConditionMet(String(argument), scope);
    case 'Fn::Equals': {
      const [left, right] = list(resolve(argument, scope));
      return String(left) === String(right);
    }
    case 'Fn::And':
      return evaluateAll().every(Boolean);
    case 'Fn::Or':
      return evaluateAll().some(Boolean);
    case 'Fn::Not':
      return !evaluateAll()[0];
    default:
      throw new Error(`${scope.stack.name}: the local cloud does not know condition ${kind}.`);
  }
};

/** Whether a condition of the stack's template holds. */
export const isConditionMet = (name: string, scope: Scope): boolean => {
  const condition = scope.stack.template.Conditions[name];
  if (condition === undefined) throw new Error(`${scope.stack.name}: condition ${name} is not defined.`);
  return evaluate(condition, scope);
};

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, scope) => reference(String(argument), scope),
  'Fn::GetAtt': (argument, scope) => {
    const [logicalId, ...attribute] = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
    return scope.attribute(String(logicalId), attribute.join('.'));
  },
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = list(argument);
    return list(resolve(parts, scope)).map(String).join(String(separator));
  },
  'Fn::Sub': substitute,
  'Fn::Select': (argument, scope) => {
    const [index, items] = list(argument);
    return list(resolve(items, scope))[Number(resolve(index, scope))];
  },
  'Fn::Split': (argument, scope) => {
    const [separator, text] = list(argument);
    return String(resolve(text, scope)).split(String(separator));
  },
  'Fn::ImportValue': (argument, scope) => scope.imported(String(resolve(argument, scope))),
  'Fn::GetStackOutput': (argument, scope) => {
    const { StackName, OutputName } = fields(resolve(argument, scope));
    return scope.outputOf(String(StackName), String(OutputName));
  },
  'Fn::If': (argument, scope) => {
    const [condition, met, unmet] = list(argument);
    return resolve(isConditionMet(String(condition), scope) ? met : unmet, scope);
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, top, second] = list(resolve(argument, scope)).map(String);
    const found = scope.stack.template.Mappings[map ?? '']?.[top ?? '']?.[second ?? ''];
    if (found === undefined) throw new Error(`${scope.stack.name}: nothing is mapped at ${map}/${top}/${second}.`);
    return resolve(found, scope);
  },
  'Fn::Base64': (argument, scope) => Buffer.from(String(resolve(argument, scope))).toString('base64'),
  'Fn::ToJsonString': (argument, scope) => JSON.stringify(resolve(argument, scope)),
};

const apply = (name: string, argument: unknown, scope: Scope): unknown => {
  const intrinsic = intrinsics[name];
  if (!intrinsic) throw new Error(`${scope.stack.name}: the local cloud does not know ${name}.`);
  return intrinsic(argument, scope);
};

/** The value with every intrinsic function replaced; `AWS::NoValue` disappears from lists and objects. */
export const resolve = (value: unknown, scope: Scope): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope)).filter((item) => item !== noValue);
  const entries = Object.entries(value);
  const [only] = entries;
  if (only && entries.length === 1 && (only[0] === 'Ref' || only[0].startsWith('Fn::')))
    return apply(only[0], only[1], scope);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, resolve(item, scope)]).filter(([, item]) => item !== noValue),
  );
};
