import { Aws, type CfnParameter, ReferenceStrength, Stack } from 'aws-cdk-lib';
import type { EnvironmentOf, ResourceName } from '#functions/ports/grant.ts';
import { batchFilesPrefix } from '#functions/rules/batches/file.ts';
import { exportFilesPrefix } from '#functions/rules/exports/files.ts';
import { ticketFilesPrefix, uploadsPrefix } from '#functions/rules/support/files.ts';
import { packNames } from '#shared/plans.ts';
import { sparseIndex } from '#functions/store/table/sparse-index.ts';
import { textOf } from './origin-proofs.ts';
import { mailConfigurationArn } from './constructs/mail-events.ts';
import type { CoreStack } from './stacks/core.ts';
import { dashboardAddressParameter, mailSender, ownHosts, sendingAddress, type Stage } from './stage.ts';

/** Where every resource lives and how a function reaches it: what `functions/ports/grant.ts` leaves to the cloud. */
export type Reaches = {
  readonly [R in ResourceName]: {
    readonly arns: readonly string[];
    readonly environment: Readonly<Record<EnvironmentOf[R], string>>;
    /** Under which alone it is reached. */
    readonly conditions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
};

/** All of them but the queues, which the stack of the work makes and adds. */
export type CoreReaches = Omit<Reaches, 'eventQueues' | 'eventQueuesAgain' | DirectQueue>;

/** Queues that functions put messages into by themselves. */
export type DirectQueue =
  | 'mailQueue'
  | 'paymentQueue'
  | 'recheckQueue'
  | 'batchTurnQueue'
  | 'batchRowQueue'
  | 'webhookTurnQueue';

/** Read from the output when a stack is deployed: CloudFormation changes no value that another stack imports. */
const setting = ({ value }: CfnParameter): string => Stack.consumeReference(value.toString(), ReferenceStrength.WEAK);

/** What the control plane of API Gateway is asked about: paths, which belong to no account in an ARN. */
export const ofGateway = {
  gatewayKeys: '/apikeys',
  anyGatewayKey: '/apikeys/*',
  usagePlans: '/usageplans',
  usagePlanKeys: '/usageplans/*/keys',
} as const satisfies Partial<Record<ResourceName, string>>;

const inGateway = (name: keyof typeof ofGateway): readonly string[] => [
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}::${ofGateway[name]}`,
];

/** The same for every stack that has functions. */
export const reachesOf = (core: CoreStack, stage: Stage): CoreReaches => {
  const { table, batchFiles, bankDataKey, cursorKey, pseudonymKey, apiKeyPepper, receiptKey, widgetTicketKey } = core;
  const { attemptKey, supportFiles, webhookKey, customerKeys, payPal, originProofs, settings } = core;
  const { exportFiles, mailIdentity, mailConfiguration } = core;
  const parameterName = dashboardAddressParameter(stage);
  const TABLE_NAME = table.tableName;
  return {
    table: { arns: [table.tableArn], environment: { TABLE_NAME } },
    unsettledIndex: { arns: [`${table.tableArn}/index/${sparseIndex.indexName}`], environment: { TABLE_NAME } },
    batchFiles: {
      arns: [batchFiles.arnForObjects(`${batchFilesPrefix}*`)],
      environment: { BATCH_BUCKET: batchFiles.bucketName },
    },
    batchBucket: { arns: [batchFiles.bucketArn], environment: {} },
    supportUploads: {
      arns: [supportFiles.arnForObjects(`${uploadsPrefix}*`)],
      environment: { SUPPORT_BUCKET: supportFiles.bucketName },
    },
    ticketFiles: {
      arns: [supportFiles.arnForObjects(`${ticketFilesPrefix}*`)],
      environment: { SUPPORT_BUCKET: supportFiles.bucketName },
    },
    supportBucket: { arns: [supportFiles.bucketArn], environment: {} },
    exportFiles: {
      arns: [exportFiles.arnForObjects(`${exportFilesPrefix}*`)],
      environment: { EXPORT_BUCKET: exportFiles.bucketName },
    },
    exportBucket: { arns: [exportFiles.bucketArn], environment: {} },
    mail: {
      arns: [mailIdentity.emailIdentityArn, mailConfigurationArn(stage)],
      environment: { MAIL_FROM: mailSender(stage), MAIL_CONFIGURATION: mailConfiguration.configurationSetName },
      conditions: { StringEquals: { 'ses:FromAddress': sendingAddress(stage) } },
    },
    supportAddress: { arns: [], environment: { SUPPORT_ADDRESS: setting(settings.supportAddress) } },
    dashboardAddress: {
      arns: [`arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${parameterName}`],
      environment: { DASHBOARD_ADDRESS_PARAMETER: parameterName },
    },
    bankDataKey: {
      arns: [bankDataKey.secretArn],
      environment: { BANK_DATA_URL: setting(settings.bankDataUrl), BANK_DATA_SECRET: bankDataKey.secretArn },
    },
    payPal: {
      arns: [payPal.secretArn],
      environment: { PAYPAL_URL: setting(settings.payPalUrl), PAYPAL_SECRET: payPal.secretArn },
    },
    payPalPlans: {
      arns: [],
      environment: { PAYPAL_PLANS: packNames.map((name) => setting(settings.payPalPlans[name])).join(',') },
    },
    payPalWebhook: {
      arns: [],
      environment: {
        PAYPAL_URL: setting(settings.payPalUrl),
        PAYPAL_WEBHOOK_ID: setting(settings.payPalWebhookId),
        PAYPAL_ROOTS: setting(settings.payPalRoots),
      },
    },
    publicAddress: { arns: [], environment: { PUBLIC_ADDRESS: setting(settings.publicAddress) } },
    addressAllowance: { arns: [], environment: { ADDRESS_ALLOWANCE: setting(settings.addressAllowance) } },
    // Given, not read: every call of a guest needs it, and a second secret would cost each cold start one more call.
    originProof: {
      arns: [],
      environment: { ORIGIN_PROOFS: originProofs.believed.map(({ proof }) => textOf(proof)).join(',') },
    },
    bankDeadline: { arns: [], environment: { BANK_DEADLINE_MS: setting(settings.bankDeadlineMs) } },
    bankPatience: {
      arns: [],
      environment: {
        BANK_PATIENCE_MS: setting(settings.bankPatienceMs),
        BANK_RETRY_PAUSE_MS: setting(settings.bankRetryPauseMs),
      },
    },
    gatewayKeys: { arns: inGateway('gatewayKeys'), environment: { STAGE_NAME: stage.stage } },
    anyGatewayKey: { arns: inGateway('anyGatewayKey'), environment: {} },
    usagePlans: { arns: inGateway('usagePlans'), environment: { STAGE_NAME: stage.stage } },
    usagePlanKeys: { arns: inGateway('usagePlanKeys'), environment: {} },
    stageName: { arns: [], environment: { STAGE_NAME: stage.stage } },
    slowSandbox: { arns: [], environment: { SLOW_SANDBOX_MS: setting(settings.slowSandboxMs) } },
    widgetSoonest: { arns: [], environment: { WIDGET_SOONEST_MS: setting(settings.widgetSoonestMs) } },
    cursorKey: { arns: [cursorKey.secretArn], environment: { CURSOR_SECRET: cursorKey.secretArn } },
    pseudonymKey: { arns: [pseudonymKey.secretArn], environment: { PSEUDONYM_SECRET: pseudonymKey.secretArn } },
    apiKeyPepper: { arns: [apiKeyPepper.secretArn], environment: { API_KEY_PEPPER_SECRET: apiKeyPepper.secretArn } },
    attemptKey: { arns: [attemptKey.secretArn], environment: { ATTEMPT_SECRET: attemptKey.secretArn } },
    receiptKey: { arns: [receiptKey.secretArn], environment: { RECEIPT_SECRET: receiptKey.secretArn } },
    widgetTicketKey: {
      arns: [widgetTicketKey.secretArn],
      environment: { WIDGET_TICKET_SECRET: widgetTicketKey.secretArn },
    },
    customerKeys: { arns: [customerKeys.keyArn], environment: { CUSTOMER_KEYS: customerKeys.keyArn } },
    webhookKey: { arns: [webhookKey.secretArn], environment: { WEBHOOK_SECRET: webhookKey.secretArn } },
    webhookReceivers: {
      arns: [],
      environment: { WEBHOOK_LOOPBACK: setting(settings.webhookLoopback), WEBHOOK_OWN_HOSTS: ownHosts(stage) },
    },
  };
};
