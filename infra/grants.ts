import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant, ResourceName } from '#functions/ports/grant.ts';
import type { Reaches } from './reaches.ts';

const reachOf = <R extends ResourceName>(reaches: Partial<Reaches>, resource: R): Reaches[R] => {
  const reach = reaches[resource];
  if (!reach) throw new Error(`A function of this stack needs ${resource}, which the stack does not reach`);
  return reach as Reaches[R];
};

/** One statement per resource, with exactly the actions of the verbs. */
export const statementsFor = (grants: readonly Grant[], reaches: Partial<Reaches>): PolicyStatement[] =>
  [...Map.groupBy(grants, ({ resource }) => resource)]
    .map(([resource, of]) => ({ resource, actions: [...new Set(of.flatMap(({ actions }) => actions))].toSorted() }))
    .filter(({ actions }) => actions.length > 0)
    .map(({ resource, actions }) => new PolicyStatement({ actions, resources: [...reachOf(reaches, resource).arns] }));

/** The variables of the resources in use, nothing else. */
export const environmentFor = (grants: readonly Grant[], reaches: Partial<Reaches>): Record<string, string> =>
  Object.assign({}, ...grants.map(({ resource }) => reachOf(reaches, resource).environment));
