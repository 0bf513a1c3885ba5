import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { readProperties } from '../../assembly/read-properties.ts';
import type { Resource } from '../../assembly/resource.ts';

const oneOrMore = <T extends z.ZodType>(schema: T) => z.union([schema.transform((one) => [one]), z.array(schema)]);

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Strict: an element that is not judged here, such as NotAction, is an error and not a guess. */
const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  Resource: oneOrMore(z.string()),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore(scalar))).optional(),
});

/** A policy as it is written down. */
export const policyDocument = z.object({ Version: z.string().optional(), Statement: oneOrMore(statement) });

export type Statement = z.infer<typeof statement>;

const roleProperties = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.unknown() })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
  PermissionsBoundary: z.undefined('a permissions boundary is not enforced locally').optional(),
});

const attachedPolicy = z.object({ PolicyDocument: z.unknown(), Roles: z.array(z.string()).default([]) });

/** What AWS's own managed policies grant; one that is not listed is an error, because a guess would hide a denial. */
const awsManaged: Readonly<Record<string, readonly Statement[]>> = {
  'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole': [
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: ['*'],
    },
  ],
  // API Gateway uses it to write its own logs, which has no local counterpart.
  'arn:aws:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs': [],
};

/** Roles of functions that only a deployment runs (handlers of custom resources): nothing local acts as them. */
const deploymentRoles = (assembly: Assembly): ReadonlySet<string> => {
  const custom = assembly.all.filter(
    ({ type }) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource',
  );
  const handlers = custom.map(({ properties }) => assembly.byArn(String(properties['ServiceToken'])));
  const roles = handlers.map((handler) => assembly.byArn(String(handler?.properties['Role'])));
  return new Set(roles.flatMap((role) => (role ? [role.physicalId] : [])));
};

const readDocument = (resource: Resource, value: unknown): readonly Statement[] => {
  const parsed = policyDocument.safeParse(value);
  if (!parsed.success) throw new Error(`${resource.path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.Statement;
};

const managedStatements = (assembly: Assembly, role: Resource, arn: string): readonly Statement[] => {
  const own = assembly.byArn(arn);
  if (own) return readDocument(own, own.properties['PolicyDocument']);
  const known = awsManaged[arn];
  if (!known) throw new Error(`${role.path}: what ${arn} grants is not known locally; write its statements out.`);
  return known;
};

const ownStatements = (assembly: Assembly, role: Resource): readonly Statement[] => {
  const { Policies, ManagedPolicyArns } = readProperties(role, roleProperties);
  return [
    ...Policies.flatMap(({ PolicyDocument }) => readDocument(role, PolicyDocument)),
    ...ManagedPolicyArns.flatMap((arn) => managedStatements(assembly, role, arn)),
  ];
};

/** Every statement that a role of the templates holds, by the role's physical id. */
export const statementsByRole = (assembly: Assembly): ReadonlyMap<string, readonly Statement[]> => {
  const deploymentOnly = deploymentRoles(assembly);
  const roles = assembly.of('AWS::IAM::Role').filter((role) => !deploymentOnly.has(role.physicalId));
  const policies = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) => assembly.of(type));
  const attached = policies.map((policy) => ({ policy, ...readProperties(policy, attachedPolicy) }));
  const attachedTo = (role: string): readonly Statement[] =>
    attached
      .filter(({ Roles }) => Roles.includes(role))
      .flatMap(({ policy, PolicyDocument }) => readDocument(policy, PolicyDocument));
  return new Map(
    roles.map((role) => [role.physicalId, [...ownStatements(assembly, role), ...attachedTo(role.physicalId)]]),
  );
};
