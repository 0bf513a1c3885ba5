import { Validations, type Stack } from 'aws-cdk-lib';

type Reasons = Readonly<Record<string, string>>;

const tracing: Reasons = { 'IAM5[Resource::*]': 'X-Ray has no resources to name.' };

const secrets: Reasons = {
  SMG4: 'The provider issues its key by hand; a new cursor key breaks lists that are open, a new pseudonym key forgets what was seen, and a new origin proof or ticket key takes a deployment of its readers.',
};

const files: Reasons = {
  S1: 'Only our functions, and addresses that they sign for an hour at most, reach the files, which go by themselves.',
};

/** In every stack whose functions reach the buckets, by the names under which the stack of the buckets exports them. */
const eachFile = (core: string): Reasons => ({
  [`IAM5[Resource::${core}:ExportsOutputFnGetAttBatchFiles6E63CF1BArn37C8EC2D/batches/*]`]:
    'Batches are made while the product runs, and each has a file of its own.',
  [`IAM5[Resource::${core}:ExportsOutputFnGetAttExportFiles669C361FArnC33369A5/exports/*]`]:
    'Copies of data are made while the product runs, each for one customer.',
  ...Object.fromEntries(
    ['uploads', 'tickets'].map((prefix) => [
      `IAM5[Resource::${core}:ExportsOutputFnGetAttSupportFilesC0B4A5CEArn27970D0D/${prefix}/*]`,
      'Files for support are sent while the product runs, each with an id of its own.',
    ]),
  ),
});

const restService: Reasons = {
  APIG2: 'The functions validate every part of a request against the contract and point at each wrong field.',
  APIG4:
    'Callers prove themselves to the pipeline with a session token whose hash is stored; guests are meant to come.',
  APIG6: 'Execution logs would hold request bodies, which are bank data. The access log has route, status and time.',
  COG4: 'Sessions are our own opaque tokens, revocable at once; there is no user pool.',
};

const staticSite: Reasons = {
  CFR1: 'Customers and their staff work from anywhere.',
  CFR3: 'Static files carry nothing of customers, and the API logs its own calls.',
  CFR4: 'The default certificate of CloudFront fixes the protocol; a stage with a domain gets TLS 1.2 and later.',
  S1: 'The bucket is read by the distribution alone.',
  L1: 'The runtime of the file deployment is chosen by aws-cdk-lib.',
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
    'The role of the file deployment is made by aws-cdk-lib.',
  'IAM5[Resource::*]': 'The file deployment of aws-cdk-lib invalidates whatever distribution it is given.',
  ...Object.fromEntries(
    [
      'Action::s3:Abort*',
      'Action::s3:DeleteObject*',
      'Action::s3:GetBucket*',
      'Action::s3:GetObject*',
      'Action::s3:List*',
      // The bucket of a site called `Site`.
      'Resource::<SiteFiles975A43CF.Arn>/*',
      'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*',
    ].map((scope) => [`IAM5[${scope}]`, 'The file deployment of aws-cdk-lib copies whatever files there are.']),
  ),
};

/** Findings of cdk-nag that stay, by stack, each with the reason. Anything else stops the synthesis. */
const reasonsOf = (core: string): Readonly<Record<string, Reasons>> => ({
  Core: { ...secrets, ...files },
  AppFunctions: { ...tracing, ...eachFile(core) },
  AppApi: restService,
  PublicFunctions: { ...tracing, ...eachFile(core) },
  PublicApi: restService,
  Work: {
    ...tracing,
    ...eachFile(core),
    'IAM5[Resource::arn:<AWS::Partition>:apigateway:<AWS::Region>::/apikeys/*]':
      'Gateway keys are made while the product runs; API Gateway chooses their ids.',
    'IAM5[Resource::arn:<AWS::Partition>:apigateway:<AWS::Region>::/usageplans/*/keys]':
      'Usage plans stand in the stack of the public API, which needs this one: they are found by name.',
    SQS3: 'It is where Lambda sets aside what a stream consumer gave up: a queue at the end of the line.',
  },
  Web: staticSite,
  Widget: staticSite,
});

export const acknowledge = (core: Stack, others: readonly Stack[]): void => {
  const reasons = reasonsOf(core.stackName);
  for (const stack of [core, ...others])
    for (const [id, reason] of Object.entries(reasons[stack.node.id] ?? {}))
      Validations.of(stack).acknowledge({ id: `AwsSolutions::AwsSolutions-${id}`, reason });
};
