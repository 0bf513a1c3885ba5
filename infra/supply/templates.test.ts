import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { keptDays } from '#shared/kept-days.ts';
import { prepare } from '../prepare.ts';

const Resource = z.object({
  Type: z.string(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
type Resource = z.output<typeof Resource>;
const Template = z.object({ Resources: z.record(z.string(), Resource) });
const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.record(z.string(), z.unknown()).optional() }),
  ),
});

const { assemblyDir } = await prepare();
const read = (name: string): unknown => JSON.parse(readFileSync(join(assemblyDir, name), 'utf8'));
const templates = readdirSync(assemblyDir)
  .filter((name) => name.endsWith('.template.json'))
  .map((name) => ({ stack: name.replace('.template.json', ''), ...Template.parse(read(name)) }));

interface Found {
  readonly stack: string;
  /** The stack and its name there. */
  readonly place: string;
  readonly resource: Resource;
}
const resources: readonly Found[] = templates.flatMap(({ stack, Resources }) =>
  Object.entries(Resources).map(([id, resource]) => ({ stack, place: `${stack}/${id}`, resource })),
);
const ofTypes = (...types: readonly string[]) => resources.filter(({ resource }) => types.includes(resource.Type));

/** What holds something that nobody could write again. */
const holding = ofTypes(
  'AWS::DynamoDB::GlobalTable',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SQS::Queue',
);

test('whatever holds data, keys or secrets outlives its stack, and its own replacement', () => {
  expect(holding.length).toBeGreaterThan(40);
  const left = holding.filter(
    ({ resource }) => resource.DeletionPolicy !== 'Retain' || resource.UpdateReplacePolicy !== 'Retain',
  );
  expect(left.map(({ place }) => place)).toEqual([]);
});

test('a stack with a table, with secrets or with queues is not deleted by mistake', () => {
  const { artifacts } = Manifest.parse(read('manifest.json'));
  const kept = holding.filter(({ resource }) => resource.Type !== 'AWS::S3::Bucket').map(({ stack }) => stack);
  expect(
    [...new Set(kept)].filter((stack) => artifacts[stack]?.properties?.['terminationProtection'] !== true),
  ).toEqual([]);
});

test('every log of the product ends by itself, and every function has one that does', () => {
  const logs = ofTypes('AWS::Logs::LogGroup').filter(({ place }) => !place.includes('CustomCDKBucketDeployment'));
  expect(logs.filter(({ resource }) => resource.Properties['RetentionInDays'] !== keptDays.logs)).toEqual([]);
  const own = ofTypes('AWS::Lambda::Function').filter(({ place }) => !place.includes('CustomCDKBucketDeployment'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(({ resource }) => !('LoggingConfig' in resource.Properties)).map(({ place }) => place)).toEqual([]);
});

const list = z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])]);
const Statement = z.object({ Effect: z.string(), Action: list.optional(), Resource: list.optional() });
const Policy = z.object({ Statement: z.array(Statement) });

const statementsIn = ({ Properties }: Resource): readonly z.output<typeof Statement>[] =>
  [
    Properties['PolicyDocument'],
    ...z
      .array(z.object({ PolicyDocument: z.unknown() }))
      .catch([])
      .parse(Properties['Policies'])
      .map(({ PolicyDocument }) => PolicyDocument),
  ].flatMap((document) => (document ? Policy.parse(document).Statement : []));

/** Actions that AWS lets nobody limit to a resource, and those of the file deployment that aws-cdk-lib makes. */
const ofNoResource: ReadonlySet<unknown> = new Set([
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
  'dynamodb:ListStreams',
  'cloudfront:CreateInvalidation',
  'cloudfront:GetInvalidation',
]);

test('no role may do anything to everything, nor everything to anything', () => {
  const roles = ofTypes('AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy');
  const wide = roles.flatMap(({ place, resource }) =>
    statementsIn(resource)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action = [], Resource: on = [] }) => [
        ...(on.includes('*') ? Action.filter((action) => !ofNoResource.has(action)) : []),
        ...Action.filter((action) => action === '*' || /^\w+:\*$/.test(String(action))),
      ])
      .map((action) => `${place}: ${String(action)}`),
  );
  expect(wide).toEqual([]);
});

test('mails leave by TLS alone, to nobody who refused or complained, and what comes back is told', () => {
  const [set, ...others] = ofTypes('AWS::SES::ConfigurationSet');
  expect(others).toEqual([]);
  expect(set?.resource.Properties).toMatchObject({
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  const [told] = ofTypes('AWS::SES::ConfigurationSetEventDestination');
  expect(told?.resource.Properties['EventDestination']).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint', 'reject'],
  });
  const rules = ofTypes('AWS::Events::Rule').filter(({ resource }) => JSON.stringify(resource).includes('aws.ses'));
  expect(rules).toHaveLength(4);
  for (const { resource } of rules)
    expect(JSON.stringify(resource.Properties['Targets'])).not.toMatch(/emailAddress|subject/i);
});

const Headers = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown(), Override: z.literal(true) }),
      ContentTypeOptions: z.object({ Override: z.literal(true) }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.literal('no-referrer'), Override: z.literal(true) }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number().min(365 * 24 * 60 * 60),
        IncludeSubdomains: z.literal(true),
        Override: z.literal(true),
      }),
    }),
    CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
    RemoveHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string() })) }),
  }),
});

const Behaviour = z.object({
  PathPattern: z.string().default('*'),
  ViewerProtocolPolicy: z.enum(['https-only', 'redirect-to-https']),
  ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
});
const Distribution = z.object({
  DistributionConfig: z.object({ DefaultCacheBehavior: Behaviour, CacheBehaviors: z.array(Behaviour) }),
});

const behaviours = templates.flatMap(({ stack, Resources }) =>
  Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
    .flatMap(({ Properties }) => {
      const { DefaultCacheBehavior, CacheBehaviors } = Distribution.parse(Properties).DistributionConfig;
      return [DefaultCacheBehavior, ...CacheBehaviors].map(({ PathPattern, ResponseHeadersPolicyId: { Ref } }) => ({
        name: `${stack} ${PathPattern}`,
        policy: Headers.parse(Resources[Ref]?.Properties).ResponseHeadersPolicyConfig,
      }));
    }),
);

test('every address of every site is under a policy of headers', () => {
  expect(behaviours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Web *', 'Web /api/*', 'Web /assets/*', 'Widget *', 'Widget /v1/frame']),
  );
});

/** What may stand in a frame or beside another site says so itself; everything else is of its own origin alone. */
const isShared = (name: string): boolean => ['Widget /v1/frame', 'Widget /v*'].includes(name);

const judged = behaviours.map(({ name, policy }) => ({
  name,
  headers: new Map(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  removed: policy.RemoveHeadersConfig.Items.map(({ Header }) => Header),
  security: JSON.stringify(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy),
}));
const runsScripts = ({ security }: (typeof judged)[number]): boolean => security.includes('script-src');

test.for(judged)(
  '$name is framed, kept and read by nobody who is not named',
  ({ name, headers, removed, security }) => {
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors'])
      expect(security).toContain(`${directive} 'none'`);
    expect(security).not.toMatch(/unsafe|\*|http:\/\//);
    expect(headers.get('cross-origin-resource-policy')).toBe(isShared(name) ? 'cross-origin' : 'same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(removed).toEqual(expect.arrayContaining(['Server', 'X-Powered-By']));
  },
);

test.for(judged.filter(runsScripts))('$name says what its scripts may do, and whom browsers tell', (one) => {
  const { headers, security } = one;
  expect(security).toMatch(/require-trusted-types-for 'script'; trusted-types /);
  expect(security).toMatch(/report-to csp; report-uri \/api\/public\/csp-reports/);
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/public/csp-reports"');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  expect(headers.get('cross-origin-opener-policy') ?? headers.get('cross-origin-embedder-policy')).toBeDefined();
});

test.for(judged.filter((one) => !runsScripts(one)))('$name is nothing where it is opened as a page', ({ security }) => {
  expect(security).toMatch(/sandbox/);
});
