import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Grant } from '#functions/ports/grant.ts';
import type { Reaches } from './reaches.ts';

/** One statement per resource, with exactly the actions of the verbs. */
export const statementsFor = (grants: readonly Grant[], reaches: Reaches): PolicyStatement[] =>
  [...Map.groupBy(grants, ({ resource }) => resource)]
    .map(([resource, of]) => ({ resource, actions: [...new Set(of.flatMap(({ actions }) => actions))].toSorted() }))
    .filter(({ actions }) => actions.length > 0)
    .map(({ resource, actions }) => new PolicyStatement({ actions, resources: [...reaches[resource].arns] }));

/** The variables of the resources in use, nothing else. */
export const environmentFor = (grants: readonly Grant[], reaches: Reaches): Record<string, string> =>
  Object.assign({}, ...grants.map(({ resource }) => reaches[resource].environment));
