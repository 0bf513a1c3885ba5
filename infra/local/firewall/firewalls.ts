import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { type Edge, type Firewall, readWebAcl } from './web-acl.ts';

export interface FirewallGround {
  readonly assembly: Assembly;
  readonly edge: Edge;
  /** In milliseconds. */
  readonly now: () => number;
}

const association = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() });

const aclAt = (arn: string, usedBy: string, { assembly }: FirewallGround): Resource => {
  const found = assembly.byArn(arn);
  if (found?.type !== 'AWS::WAFv2::WebACL') throw new Error(`${usedBy}: ${arn} is no firewall of the templates.`);
  return found;
};

/** Names an API and its one stage. */
const stageArn = /^arn:aws:apigateway:[a-z0-9-]+::\/restapis\/([^/]+)\/stages\/[^/]+$/;

/** The firewalls before stages of APIs, by the id of the API; one before anything else is beyond the local cloud. */
export const firewallsOfApis = (ground: FirewallGround): ReadonlyMap<string, Firewall> => {
  const { assembly } = ground;
  const apis = new Set(assembly.of('AWS::ApiGateway::RestApi').map(({ ref }) => ref));
  return new Map(
    assembly.of('AWS::WAFv2::WebACLAssociation').map((resource) => {
      const { ResourceArn, WebACLArn } = readProperties(resource, association);
      const [, apiId = ''] = stageArn.exec(ResourceArn) ?? [];
      if (!apis.has(apiId)) throw new Error(`${resource.path}: ${ResourceArn} is no stage of an API of the templates.`);
      const acl = aclAt(WebACLArn, resource.path, ground);
      return [apiId, readWebAcl(acl, { ...ground, scope: 'REGIONAL' })];
    }),
  );
};

/** The firewall before a distribution, by its ARN. */
export const firewallOfSite = (arn: string, usedBy: string, ground: FirewallGround): Firewall =>
  readWebAcl(aclAt(arn, usedBy, ground), { ...ground, scope: 'CLOUDFRONT' });
