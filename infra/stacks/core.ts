import { CfnParameter, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { type ConfigurationSet, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { sparseIndex } from '#functions/store/table/sparse-index.ts';
import { keptDays } from '#shared/kept-days.ts';
import { bankTimes, slowSandboxMs } from '#shared/plans.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { mailConfiguration } from '../constructs/mail-events.ts';
import { BatchFiles } from '../constructs/batch-files.ts';
import { ExportFiles } from '../constructs/export-files.ts';
import { SupportFiles } from '../constructs/support-files.ts';
import { proofSecretOf, readFrom, type OriginProofs } from '../origin-proofs.ts';
import { publicAddress } from '../public-address.ts';
import { supportMailbox, type Stage } from '../stage.ts';

export interface CoreProps extends StackProps {
  readonly stage: Stage;
}

/**
 * What every other stack stands on, and what outlives each deployment: the one table, the files of batches, of support and of
 * exports, the secrets, the mail identity.
 */
export class CoreStack extends Stack {
  readonly table: TableV2;
  readonly batchFiles: BatchFiles;
  readonly supportFiles: SupportFiles;
  readonly exportFiles: ExportFiles;
  readonly bankDataKey: Secret;
  readonly cursorKey: Secret;
  readonly pseudonymKey: Secret;
  readonly apiKeyPepper: Secret;
  readonly receiptKey: Secret;
  readonly attemptKey: Secret;
  readonly widgetTicketKey: Secret;
  readonly webhookKey: Secret;
  readonly customerKeys: Key;
  readonly payPal: Secret;
  readonly originProofs: OriginProofs;
  readonly mailIdentity: EmailIdentity;
  readonly mailConfiguration: ConfigurationSet;
  readonly settings: Settings;

  constructor(scope: Construct, id: string, { stage, ...props }: CoreProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: keptDays.backups,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // Another view of the changes would be another stream, and its readers could not move to it in one deployment.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      globalSecondaryIndexes: [
        {
          indexName: sparseIndex.indexName,
          partitionKey: { name: sparseIndex.partition, type: AttributeType.STRING },
          sortKey: { name: sparseIndex.sort, type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    });
    this.batchFiles = new BatchFiles(this, 'BatchFiles', { domain: stage.domain });
    this.supportFiles = new SupportFiles(this, 'SupportFiles', { domain: stage.domain });
    this.exportFiles = new ExportFiles(this, 'ExportFiles');
    // A table that is kept is worth little without the keys under which its rows name accounts and customers.
    this.bankDataKey = new Secret(this, 'BankDataKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'API key of the bank-data provider; the operator puts the real one here after the first deployment',
    });
    this.cursorKey = new Secret(this, 'CursorKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Signs the cursors of lists',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.pseudonymKey = new Secret(this, 'PseudonymKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description:
        'Names accounts, documents and customers in what all customers share, and requests with an idempotency key; a new one forgets what was seen',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.apiKeyPepper = new Secret(this, 'ApiKeyPepper', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Keys the hashes of API secrets; with a new one every key has to be rotated',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.receiptKey = new Secret(this, 'ReceiptKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description:
        'What the keys of receipts are derived from, one by word: the first signs, all are published; without its word a key verifies nothing any more',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.widgetTicketKey = new Secret(this, 'WidgetTicketKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Signs who may frame the widget; with a new one sessions of the last ten minutes show nothing',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.webhookKey = new Secret(this, 'WebhookKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description:
        'What the secrets of all webhooks are derived from; with a new one no event is believed until each of them is rotated',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.customerKeys = new Key(this, 'CustomerKeys', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Wraps the data key of each customer; without it nothing that is sealed can be read any more',
      enableKeyRotation: true,
    });
    this.payPal = new Secret(this, 'PayPalCredentials', {
      removalPolicy: RemovalPolicy.RETAIN,
      description:
        'JSON of clientId and clientSecret of the PayPal app, and of merchantId, its account; the operator puts the real ones here',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ clientId: 'local' }),
        generateStringKey: 'clientSecret',
        excludePunctuation: true,
      },
    });
    this.originProofs = originProofsOf(this, stage);
    this.attemptKey = new Secret(this, 'AttemptKey', {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'Names what passwords failed by, for an hour; a new one forgets who is guessing',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.mailIdentity = new EmailIdentity(this, 'MailIdentity', { identity: Identity.domain(stage.mailDomain) });
    this.mailConfiguration = mailConfiguration(this, stage);
    this.settings = settingsOf(this, stage);
  }
}

/** A secret of each generation, which outlives that nobody names it any more: who takes a step back finds it. */
const originProofsOf = (stack: Stack, { originProofs }: Stage): OriginProofs => {
  const believed = originProofs.map((generation) => {
    const secret = new Secret(stack, proofSecretOf(generation), {
      removalPolicy: RemovalPolicy.RETAIN,
      description: 'What CloudFront shows the API, so that only its word counts about where a call comes from',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    return { generation, proof: readFrom(secret) };
  });
  const [first] = believed;
  if (!first) throw new Error('A stage has a proof that its distributions show.');
  return { shown: first.proof, believed };
};

/** Plans are made at PayPal by `npm run ops -- paypal-setup`, which says their ids. */
const payPalPlan = (stack: Stack, name: string) =>
  new CfnParameter(stack, `PayPalPlan${name}`, {
    default: 'none',
    description: `Id of the monthly plan ${name} at PayPal`,
  });

type Settings = ReturnType<typeof settingsOf>;

/** What an operator may set at a deployment, without a change of code. */
const settingsOf = (stack: Stack, stage: Stage) => ({
  supportAddress: new CfnParameter(stack, 'SupportAddress', {
    default: supportMailbox(stage),
    allowedPattern: String.raw`[^@\s<>,;]+@[a-z0-9.-]+\.[a-z]{2,}`,
    description: 'Who reads what customers write to support; their answers come from there',
  }),
  bankDataUrl: new CfnParameter(stack, 'BankDataUrl', {
    default: 'https://account-validation.prometeoapi.net',
    description: 'Address of the bank-data provider',
  }),
  payPalUrl: new CfnParameter(stack, 'PayPalUrl', {
    default: 'https://api-m.sandbox.paypal.com',
    allowedPattern: String.raw`https://api-m(\.sandbox)?\.paypal\.com|http://127\.0\.0\.1:\d+`,
    description: 'Address of PayPal: its sandbox, or the one where money is real',
  }),
  payPalWebhookId: new CfnParameter(stack, 'PayPalWebhookId', {
    default: 'none',
    description: 'Of the webhook that `npm run ops -- paypal-setup` registered; without it no webhook is believed',
  }),
  payPalPlans: {
    basic: payPalPlan(stack, 'Basic'),
    pro: payPalPlan(stack, 'Pro'),
    enterprise: payPalPlan(stack, 'Enterprise'),
  },
  payPalRoots: new CfnParameter(stack, 'PayPalRoots', {
    default: 'system',
    description: 'PEM of the authority that webhook certificates come from, where it is none that systems know',
  }),
  publicAddress: publicAddress(stack, stage),
  addressAllowance: new CfnParameter(stack, 'AddressAllowance', {
    type: 'Number',
    default: 1,
    minValue: 1,
    description: 'Multiplies what one IP address may ask of sign-up and login (perAddress in shared/plans.ts)',
  }),
  bankDeadlineMs: new CfnParameter(stack, 'BankDeadlineMs', {
    type: 'Number',
    default: bankTimes.deadlineMs,
    minValue: 1000,
    maxValue: 25_000,
    description: 'When a question to a bank is given up; the API answers within 29 s, writing included',
  }),
  bankPatienceMs: new CfnParameter(stack, 'BankPatienceMs', {
    type: 'Number',
    default: bankTimes.patienceMs,
    minValue: 0,
    maxValue: 25_000,
    description: 'How long a request goes on asking a bank that wants more time, before a job does',
  }),
  bankRetryPauseMs: new CfnParameter(stack, 'BankRetryPauseMs', {
    type: 'Number',
    default: bankTimes.retryPauseMs,
    minValue: 0,
    maxValue: 5000,
    description: 'How long a request waits before it asks a bank again that failed',
  }),
  slowSandboxMs: new CfnParameter(stack, 'SlowSandboxMs', {
    type: 'Number',
    default: slowSandboxMs,
    minValue: 0,
    maxValue: 25_000,
    description: 'When the sandbox answers where it stands for a slow bank; no function waits for it',
  }),
  widgetSoonestMs: new CfnParameter(stack, 'WidgetSoonestMs', {
    type: 'Number',
    default: widgetLimits.soonestMs,
    minValue: 0,
    maxValue: 5000,
    description:
      'How long after its question the widget is told an answer at the soonest, so that its time tells nothing',
  }),
  webhookLoopback: new CfnParameter(stack, 'WebhookLoopback', {
    default: 'refused',
    allowedValues: ['refused', 'allowed'],
    description: 'Whether webhooks may be sent to the very machine that sends them, over http too: for tests alone',
  }),
});
