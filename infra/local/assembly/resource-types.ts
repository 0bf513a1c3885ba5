import { createHash } from 'node:crypto';

/** The identity of one resource, as far as other resources may refer to it. */
export interface Identity {
  readonly path: string;
  readonly physicalId: string;
  readonly arn: string;
  readonly region: string;
  readonly account: string;
  /** The AWS endpoint's URL. */
  readonly aws: string;
}

type Place = Pick<Identity, 'region' | 'account'>;
type Attribute = (self: Identity) => string;

/** How a type of resource gets its identity and what others may refer to. */
export interface ResourceType {
  /** The property that names the resource; without it, or when it is absent, the id is generated. */
  readonly named?: string;
  readonly generated?: (path: string) => string;
  readonly arn?: (id: string, place: Place) => string;
  /** What `Ref` gives when it is not the physical id. */
  readonly ref?: Attribute;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Attributes that say what the template gave, each by its property. */
  readonly given?: Readonly<Record<string, string>>;
}

const digest = (path: string, length: number) => createHash('sha256').update(path).digest('hex').slice(0, length);
const short = (path: string) => digest(path, 10);
const ownId: Attribute = (self) => self.physicalId;
const ownArn: Attribute = (self) => self.arn;
const regional =
  (service: string, kind: string): ResourceType['arn'] =>
  (id, { region, account }) =>
    `arn:aws:${service}:${region}:${account}:${kind}${id}`;
const global =
  (service: string, kind: string): ResourceType['arn'] =>
  (id, { account }) =>
    `arn:aws:${service}::${account}:${kind}${id}`;

/** Runs nowhere locally and nothing refers to it: the comment beside each use says why. */
const inert: ResourceType = {};

export const rootResourceId = (restApiId: string): string => short(`root of ${restApiId}`);

export const distributionDomain = (distributionId: string): string => `d${distributionId.toLowerCase()}.cloudfront.net`;

export const bucketDomain = (bucket: string, region: string): string => `${bucket}.s3.${region}.amazonaws.com`;

/** Every resource type the local cloud accepts. A template with any other type does not boot. */
export const resourceTypes: Readonly<Record<string, ResourceType>> = {
  'AWS::DynamoDB::Table': {
    named: 'TableName',
    arn: regional('dynamodb', 'table/'),
    attributes: { StreamArn: (self) => `${self.arn}/stream/local` },
  },
  'AWS::DynamoDB::GlobalTable': {
    named: 'TableName',
    arn: regional('dynamodb', 'table/'),
    attributes: { StreamArn: (self) => `${self.arn}/stream/local`, TableId: ownId },
  },
  'AWS::SQS::Queue': {
    named: 'QueueName',
    arn: regional('sqs', ''),
    ref: (self) => `${self.aws}/${self.account}/${self.physicalId}`,
    attributes: { QueueName: ownId, QueueUrl: (self) => `${self.aws}/${self.account}/${self.physicalId}` },
  },
  'AWS::Lambda::Function': { named: 'FunctionName', arn: regional('lambda', 'function:') },
  'AWS::IAM::Role': {
    named: 'RoleName',
    arn: global('iam', 'role/'),
    attributes: { RoleId: (self) => `AROA${digest(self.path, 16).toUpperCase()}` },
  },
  'AWS::IAM::Policy': inert,
  'AWS::IAM::ManagedPolicy': { named: 'ManagedPolicyName', arn: global('iam', 'policy/'), ref: ownArn },
  'AWS::ApiGateway::RestApi': {
    generated: short,
    attributes: { RestApiId: ownId, RootResourceId: (self) => rootResourceId(self.physicalId) },
  },
  'AWS::ApiGateway::Resource': { generated: short, attributes: { ResourceId: ownId } },
  'AWS::ApiGateway::Method': inert,
  'AWS::ApiGateway::Authorizer': { generated: short, attributes: { AuthorizerId: ownId } },
  'AWS::ApiGateway::ApiKey': { generated: short, attributes: { APIKeyId: ownId } },
  'AWS::ApiGateway::UsagePlan': { generated: short, attributes: { Id: ownId } },
  'AWS::ApiGateway::UsagePlanKey': inert,
  'AWS::ApiGateway::Deployment': { generated: short, attributes: { DeploymentId: ownId } },
  'AWS::ApiGateway::Stage': { named: 'StageName' },
  'AWS::ApiGateway::GatewayResponse': inert,
  'AWS::ApiGateway::RequestValidator': { generated: short, attributes: { RequestValidatorId: ownId } },
  'AWS::CloudFront::Distribution': {
    generated: (path) => `E${digest(path, 13).toUpperCase()}`,
    arn: global('cloudfront', 'distribution/'),
    attributes: { Id: ownId, DomainName: (self) => distributionDomain(self.physicalId) },
  },
  'AWS::CloudFront::Function': {
    named: 'Name',
    arn: global('cloudfront', 'function/'),
    ref: ownArn,
    attributes: { FunctionARN: ownArn, 'FunctionMetadata.FunctionARN': ownArn },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': { generated: short, attributes: { Id: ownId } },
  'AWS::CloudFront::CachePolicy': { generated: short, attributes: { Id: ownId } },
  'AWS::CloudFront::OriginRequestPolicy': { generated: short, attributes: { Id: ownId } },
  'AWS::CloudFront::OriginAccessControl': { generated: short, attributes: { Id: ownId } },
  'AWS::WAFv2::WebACL': { named: 'Name', attributes: { Arn: ownArn } },
  'AWS::WAFv2::WebACLAssociation': { generated: short },
  'AWS::S3::Bucket': {
    named: 'BucketName',
    generated: (path) => path.replaceAll('/', '-').toLowerCase(),
    arn: (id) => `arn:aws:s3:::${id}`,
    attributes: {
      DomainName: (self) => `${self.physicalId}.s3.amazonaws.com`,
      RegionalDomainName: (self) => bucketDomain(self.physicalId, self.region),
    },
  },
  'Custom::CDKBucketDeployment': { attributes: { DestinationBucketArn: ownArn } },
  'AWS::Scheduler::Schedule': { named: 'Name', arn: regional('scheduler', 'schedule/default/') },
  'AWS::Scheduler::ScheduleGroup': { named: 'Name', arn: regional('scheduler', 'schedule-group/') },
  'AWS::Events::Rule': { named: 'Name', arn: regional('events', 'rule/'), attributes: {} },
  'AWS::SecretsManager::Secret': {
    named: 'Name',
    generated: (path) => path.replaceAll('/', '-'),
    arn: regional('secretsmanager', 'secret:'),
    ref: ownArn,
    attributes: { Id: ownArn },
  },
  'AWS::KMS::Key': {
    generated: (path) => path.replaceAll('/', '-'),
    arn: regional('kms', 'key/'),
    attributes: { KeyId: ownId },
  },
  'AWS::SSM::Parameter': {
    named: 'Name',
    arn: (id, { region, account }) => `arn:aws:ssm:${region}:${account}:parameter/${id.replace(/^\//, '')}`,
    given: { Value: 'Value', Type: 'Type' },
  },
  'AWS::SES::EmailIdentity': {
    named: 'EmailIdentity',
    arn: regional('ses', 'identity/'),
    // DKIM records are for a real DNS zone.
    attributes: Object.fromEntries(
      [1, 2, 3].flatMap((n) =>
        ['Name', 'Value'].map((part) => [`DkimDNSToken${part}${n}`, (self: Identity) => `dkim${n}.${self.physicalId}`]),
      ),
    ),
  },
  'AWS::SES::ConfigurationSetEventDestination': inert,
  'AWS::SES::ConfigurationSet': { named: 'Name', arn: regional('ses', 'configuration-set/') },
  'AWS::Logs::LogGroup': {
    named: 'LogGroupName',
    arn: (id, { region, account }) => `arn:aws:logs:${region}:${account}:log-group:${id}:*`,
  },
  'AWS::SNS::Topic': { named: 'TopicName', arn: regional('sns', ''), ref: ownArn, attributes: { TopicName: ownId } },
  'AWS::Lambda::Permission': inert,
  'AWS::Lambda::EventSourceMapping': {
    generated: short,
    arn: regional('lambda', 'event-source-mapping:'),
    attributes: { Id: ownId, EventSourceMappingArn: ownArn },
  },

  // The scheduler here runs a job once, as its templates say; nothing else invokes a function and does not wait.
  'AWS::Lambda::EventInvokeConfig': inert,

  // Nothing is measured here: the control panel says when an alarm rings. Notifications and dashboards watch the real cloud.
  'AWS::CloudWatch::Alarm': { named: 'AlarmName', arn: regional('cloudwatch', 'alarm:') },
  'AWS::CloudWatch::CompositeAlarm': { named: 'AlarmName', arn: regional('cloudwatch', 'alarm:') },
  'AWS::CloudWatch::Dashboard': inert,
  'AWS::Logs::MetricFilter': inert,
  'AWS::SNS::Subscription': inert,
  'AWS::SNS::TopicPolicy': inert,
  // The gateway's own access to CloudWatch: an account setting.
  'AWS::ApiGateway::Account': inert,
  // Who may reach a bucket, queue or secret besides the functions' roles: services of AWS only. Of queues, rules are checked.
  'AWS::S3::BucketPolicy': inert,
  'AWS::SQS::QueuePolicy': inert,
  'AWS::SecretsManager::ResourcePolicy': inert,
  // Serves the bucket deployment's own function, which never runs here: the site reads its assets directly.
  'AWS::Lambda::LayerVersion': { ref: ownArn, arn: regional('lambda', 'layer:') },
  // Names and certificates exist only in front of the real cloud.
  'AWS::CertificateManager::Certificate': { ref: ownArn, arn: regional('acm', 'certificate/') },
  'AWS::Route53::RecordSet': inert,
  'AWS::CDK::Metadata': inert,
};

export const restApiDomain = (restApiId: string, region: string): string =>
  `${restApiId}.execute-api.${region}.amazonaws.com`;
