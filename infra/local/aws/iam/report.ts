import type { Assembly } from '../../assembly.ts';
import { compile, type Rule } from './decide.ts';
import type { Statement } from './policies.ts';

/** One right: a role, the function that runs as it, an action on a resource. */
export interface Right {
  role: string;
  function?: string;
  action: string;
  resource: string;
}

export interface IamReport {
  /** Calls that were refused: a function lacks a grant. */
  denials: Right[];
  granted: Right[];
  used: Right[];
  /** Granted but never exercised: a function holds more than it needs. */
  unused: Right[];
}

export interface Grant {
  right: Right;
  rule: Rule;
}

export type NameRight = (role: string, action: string, resource: string) => Right;

const piecesOf = (statement: Statement): Statement[] =>
  statement.Action.flatMap((action) =>
    statement.Resource.map((resource) => ({ Effect: statement.Effect, Action: [action], Resource: [resource] })),
  );

/** Every Allow, taken apart into single actions on single resources. */
export const grantsOf = (statements: Map<string, Statement[]>, name: NameRight): Grant[] =>
  [...statements].flatMap(([role, held]) =>
    held
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(piecesOf)
      .map((piece) => ({
        right: name(role, piece.Action.join(), piece.Resource.join()),
        rule: compile(piece),
      })),
  );

export const unusedRights = (grants: Grant[], used: Right[]): Right[] => {
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
