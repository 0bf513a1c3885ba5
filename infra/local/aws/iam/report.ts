import type { Assembly } from '../../assembly.ts';
import type { Context } from './conditions.ts';
import { compile, type Rule } from './decide.ts';
import { glob, type Matcher } from './patterns.ts';
import type { Statement } from './policies.ts';

/** One right: a role, the function that runs as it, an action on a resource, or on some partitions of a table. */
export interface Right {
  readonly role: string;
  readonly function?: string;
  readonly action: string;
  readonly resource: string;
  readonly partition?: string;
}

/** What roles hold and what they used of it. */
export interface IamReport {
  /** Calls that were refused: a function lacks a grant. */
  readonly denials: readonly Right[];
  readonly granted: readonly Right[];
  readonly used: readonly Right[];
  /** Granted but never exercised: a function holds more than it needs. */
  readonly unused: readonly Right[];
}

/** A right that an Allow gives, the rule that decides by it, and which partitions it is for where it is not for all. */
export interface Grant {
  readonly right: Right;
  readonly rule: Rule;
  readonly touches?: Matcher;
}

export type NameRight = (role: string, action: string, resource: string, partition?: string) => Right;

const inPartitions = 'ForAllValues:StringLike';
/** The partitions that a statement is bounded to, one by one. */
const partitionsOf = ({ Condition }: Statement): readonly (string | undefined)[] =>
  Condition?.[inPartitions]?.['dynamodb:LeadingKeys'] ?? [undefined];
/** What else it is bounded to. */
const conditionsBeside = ({ Condition = {} }: Statement): Statement['Condition'] =>
  Object.fromEntries(Object.entries(Condition).filter(([operator]) => operator !== inPartitions));

/** Every Allow, taken apart into single actions on single resources and partitions. */
export const grantsOf = (statements: ReadonlyMap<string, readonly Statement[]>, name: NameRight): readonly Grant[] =>
  [...statements].flatMap(([role, held]) =>
    held
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap((statement) =>
        statement.Action.flatMap((action) =>
          statement.Resource.flatMap((resource) =>
            partitionsOf(statement).map((partition) => ({
              right: name(role, action, resource, partition),
              rule: compile({
                Effect: statement.Effect,
                Action: [action],
                Resource: [resource],
                Condition: conditionsBeside(statement),
              }),
              ...(partition !== undefined && { touches: glob(partition) }),
            })),
          ),
        ),
      ),
  );

/** Of the rights that may concern a call, those it exercised, by the partitions it touched among others. */
export const exercisedBy = (concerned: readonly Grant[], context: Context): readonly Grant[] => {
  const partitions = context('dynamodb:leadingkeys') ?? [];
  return concerned.filter(({ rule, touches }) => rule.condition(context) && (!touches || partitions.some(touches)));
};

/** Names the function of a role beside it; a role that several functions share has no single one. */
export const rightsOf = (assembly: Assembly): NameRight => {
  const holders = Map.groupBy(assembly.of('AWS::Lambda::Function'), ({ properties }) => String(properties['Role']));
  const functions = new Map(
    [...holders].map(([arn, [holder, another]]) => [
      assembly.byArn(arn)?.physicalId,
      another ? undefined : holder?.physicalId,
    ]),
  );
  return (role, action, resource, partition) => {
    const holder = functions.get(role);
    return { role, ...(holder && { function: holder }), action, resource, ...(partition && { partition }) };
  };
};
