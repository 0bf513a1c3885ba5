import type { Assembly } from '../../assembly.ts';
import { compile, type Rule } from './decide.ts';
import type { Statement } from './policies.ts';

/** One right: a role, the function that runs as it, an action on a resource. */
export interface Right {
  readonly role: string;
  readonly function?: string;
  readonly action: string;
  readonly resource: string;
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

/** A right that an Allow gives and the rule that decides by it. */
export interface Grant {
  readonly right: Right;
  readonly rule: Rule;
}

export type NameRight = (role: string, action: string, resource: string) => Right;

const piecesOf = (statement: Statement): readonly Statement[] =>
  statement.Action.flatMap((action) =>
    statement.Resource.map((resource) => ({ Effect: statement.Effect, Action: [action], Resource: [resource] })),
  );

/** Every Allow, taken apart into single actions on single resources. */
export const grantsOf = (statements: ReadonlyMap<string, readonly Statement[]>, name: NameRight): readonly Grant[] =>
  [...statements].flatMap(([role, held]) =>
    held
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(piecesOf)
      .map((piece) => ({
        right: name(role, piece.Action.join(), piece.Resource.join()),
        rule: compile(piece),
      })),
  );

/** The granted rights that were never exercised. */
export const unusedRights = (grants: readonly Grant[], used: readonly Right[]): readonly Right[] => {
  const usedByRole = Map.groupBy(used, ({ role }) => role);
  const exercised = ({ right, rule }: Grant) =>
    usedByRole.get(right.role)?.some(({ action, resource }) => rule.action(action) && rule.resource(resource));
  return grants.filter((grant) => !exercised(grant)).map(({ right }) => right);
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
  return (role, action, resource) => {
    const holder = functions.get(role);
    return { role, ...(holder && { function: holder }), action, resource };
  };
};
