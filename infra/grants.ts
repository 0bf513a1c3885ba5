import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { partitionOf, type Grant, type ResourceName } from '#functions/ports/grant.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Reaches } from './reaches.ts';

const reachOf = <R extends ResourceName>(reaches: Partial<Reaches>, resource: R): Reaches[R] => {
  const reach = reaches[resource];
  if (!reach) throw new Error(`A function of this stack needs ${resource}, which the stack does not reach`);
  return reach as Reaches[R];
};

/** Actions on one resource, and what bounds them; nothing where nothing does. */
interface Allowed {
  readonly resource: ResourceName;
  readonly actions: readonly string[];
  readonly partitions: readonly string[] | undefined;
  readonly attributes: readonly string[] | undefined;
}

const inOrder = (words: readonly string[]): string[] => [...new Set(words)].toSorted();

/** What one action may touch: a batch must fit a single statement, whichever verbs it serves. */
const together = (grants: readonly Grant[]): readonly string[] | undefined =>
  grants.some(({ partitions }) => !partitions)
    ? undefined
    : inOrder(grants.flatMap(({ partitions = [] }) => partitions));

/** The actions that are bounded to the same attributes, each with its partitions; those with the same stand together. */
const seeingAlike = (resource: ResourceName, grants: readonly Grant[]): readonly Allowed[] => {
  const bounded = inOrder(grants.flatMap(({ actions }) => actions)).map((action) => ({
    action,
    partitions: together(grants.filter(({ actions }) => actions.includes(action))),
  }));
  return [...Map.groupBy(bounded, ({ partitions }) => JSON.stringify(partitions))].map(([, same]) => ({
    resource,
    actions: same.map(({ action }) => action),
    partitions: same[0]?.partitions,
    attributes: grants[0]?.attributes,
  }));
};

const allowedOf = (resource: ResourceName, grants: readonly Grant[]): readonly Allowed[] =>
  [...Map.groupBy(grants, ({ attributes }) => JSON.stringify(attributes)).values()].flatMap((alike) =>
    seeingAlike(resource, alike),
  );

type Conditions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** Every partition that a call touches is to be one of these; a call of which that cannot be seen touches others. */
const inPartitions = (partitions: readonly string[] | undefined): Conditions =>
  partitions
    ? {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      }
    : {};

/** The same of the attributes that it names; one that names none would get them all. */
const inAttributes = (attributes: readonly string[] | undefined): Conditions =>
  attributes
    ? {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': [...attributes] },
        Null: { 'dynamodb:Attributes': 'false', 'dynamodb:LeadingKeys': 'false' },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      }
    : {};

/** What operators did stands as it was written, whatever else a role is ever granted. */
const keepsAudits = (reaches: Partial<Reaches>): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    resources: [...reachOf(reaches, 'table').arns],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [partitionOf(keys.audit)] } },
  });

/** Statements per resource, with exactly the actions of the verbs on exactly their partitions. */
export const statementsFor = (grants: readonly Grant[], reaches: Partial<Reaches>): PolicyStatement[] => {
  const allowed = [...Map.groupBy(grants, ({ resource }) => resource)].flatMap(([resource, of]) =>
    allowedOf(resource, of),
  );
  return [
    ...allowed.map(({ resource, actions, partitions, attributes }) => {
      const { arns, conditions } = reachOf(reaches, resource);
      return new PolicyStatement({
        actions: [...actions],
        resources: [...arns],
        conditions: { ...conditions, ...inPartitions(partitions), ...inAttributes(attributes) },
      });
    }),
    ...(grants.some(({ resource }) => resource === 'table') ? [keepsAudits(reaches)] : []),
  ];
};

/** The variables of the resources in use, nothing else. */
export const environmentFor = (grants: readonly Grant[], reaches: Partial<Reaches>): Record<string, string> =>
  Object.assign({}, ...grants.map(({ resource }) => reachOf(reaches, resource).environment));
