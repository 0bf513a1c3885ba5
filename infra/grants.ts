import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant, ResourceName } from '#functions/ports/grant.ts';
import type { Reaches } from './reaches.ts';

const reachOf = <R extends ResourceName>(reaches: Partial<Reaches>, resource: R): Reaches[R] => {
  const reach = reaches[resource];
  if (!reach) throw new Error(`A function of this stack needs ${resource}, which the stack does not reach`);
  return reach as Reaches[R];
};

/** Actions on one resource, and the partitions that bound them; none where nothing does. */
interface Allowed {
  readonly resource: ResourceName;
  readonly actions: readonly string[];
  readonly partitions: readonly string[] | undefined;
}

const inOrder = (words: readonly string[]): string[] => [...new Set(words)].toSorted();

/** What one action may touch: a batch must fit a single statement, whichever verbs it serves. */
const partitionsOf = (grants: readonly Grant[], action: string): readonly string[] | undefined => {
  const bounds = grants.filter(({ actions }) => actions.includes(action)).map(({ partitions }) => partitions);
  return bounds.some((bound) => !bound) ? undefined : inOrder(bounds.flatMap((bound) => bound ?? []));
};

/** Actions that touch the same partitions stand together. */
const allowedOf = (resource: ResourceName, grants: readonly Grant[]): readonly Allowed[] => {
  const bounded = inOrder(grants.flatMap(({ actions }) => actions)).map((action) => ({
    action,
    partitions: partitionsOf(grants, action),
  }));
  return [...Map.groupBy(bounded, ({ partitions }) => JSON.stringify(partitions))].map(([, same]) => ({
    resource,
    actions: same.map(({ action }) => action),
    partitions: same[0]?.partitions,
  }));
};

/** Every partition that a call touches is to be one of these; a call of which that cannot be seen touches others. */
const boundedTo = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** Statements per resource, with exactly the actions of the verbs on exactly their partitions. */
export const statementsFor = (grants: readonly Grant[], reaches: Partial<Reaches>): PolicyStatement[] =>
  [...Map.groupBy(grants, ({ resource }) => resource)]
    .flatMap(([resource, of]) => allowedOf(resource, of))
    .map(({ resource, actions, partitions }) => {
      const resources = [...reachOf(reaches, resource).arns];
      return new PolicyStatement({
        actions: [...actions],
        resources,
        ...(partitions && { conditions: boundedTo(partitions) }),
      });
    });

/** The variables of the resources in use, nothing else. */
export const environmentFor = (grants: readonly Grant[], reaches: Partial<Reaches>): Record<string, string> =>
  Object.assign({}, ...grants.map(({ resource }) => reachOf(reaches, resource).environment));
