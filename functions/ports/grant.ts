/**
 * The resources of the product as verbs know them, each with the environment it is reached by. `infra/grants.ts` gives
 * every one its ARNs and values, complete by type, so a function gets exactly the variables and actions of its verbs.
 */
export interface EnvironmentOf {
  readonly table: 'TABLE_NAME';
  readonly unsettledIndex: 'TABLE_NAME';
  readonly mail: 'MAIL_FROM' | 'MAIL_CONFIGURATION';
  readonly supportAddress: 'SUPPORT_ADDRESS';
  readonly dashboardAddress: 'DASHBOARD_ADDRESS_PARAMETER';
  readonly bankDataKey: 'BANK_DATA_URL' | 'BANK_DATA_SECRET';
  readonly payPal: 'PAYPAL_URL' | 'PAYPAL_SECRET';
  readonly payPalPlans: 'PAYPAL_PLANS';
  readonly payPalWebhook: 'PAYPAL_URL' | 'PAYPAL_WEBHOOK_ID' | 'PAYPAL_ROOTS';
  readonly cursorKey: 'CURSOR_SECRET';
  readonly pseudonymKey: 'PSEUDONYM_SECRET';
  readonly apiKeyPepper: 'API_KEY_PEPPER_SECRET';
  readonly receiptKey: 'RECEIPT_SECRET';
  readonly widgetTicketKey: 'WIDGET_TICKET_SECRET';
  readonly webhookKey: 'WEBHOOK_SECRET';
  readonly customerKeys: 'CUSTOMER_KEYS';
  readonly webhookReceivers: 'WEBHOOK_LOOPBACK' | 'WEBHOOK_OWN_HOSTS';
  readonly publicAddress: 'PUBLIC_ADDRESS';
  readonly addressAllowance: 'ADDRESS_ALLOWANCE';
  readonly originProof: 'ORIGIN_PROOFS';
  readonly attemptKey: 'ATTEMPT_SECRET';
  readonly bankDeadline: 'BANK_DEADLINE_MS';
  readonly bankPatience: 'BANK_PATIENCE_MS' | 'BANK_RETRY_PAUSE_MS';
  readonly slowSandbox: 'SLOW_SANDBOX_MS';
  readonly widgetSoonest: 'WIDGET_SOONEST_MS';
  readonly eventQueues: 'EVENT_QUEUES';
  /** Those of the events that operators may tell again. */
  readonly eventQueuesAgain: 'EVENT_QUEUES';
  readonly mailQueue: 'MAIL_QUEUE_URL';
  readonly paymentQueue: 'PAYMENT_QUEUE_URL';
  readonly recheckQueue: 'RECHECK_QUEUE_URL';
  readonly batchTurnQueue: 'BATCH_TURN_QUEUE_URL';
  readonly batchRowQueue: 'BATCH_ROW_QUEUE_URL';
  readonly webhookTurnQueue: 'WEBHOOK_TURN_QUEUE_URL';
  readonly batchFiles: 'BATCH_BUCKET';
  /** Who may list a bucket is told that a file is missing; anybody else only that it is forbidden. */
  readonly batchBucket: never;
  /** Files that wait for a message to support, those that have one, and the bucket of both. */
  readonly supportUploads: 'SUPPORT_BUCKET';
  readonly ticketFiles: 'SUPPORT_BUCKET';
  readonly supportBucket: never;
  /** Copies of what the product keeps of a customer, and the bucket of them. */
  readonly exportFiles: 'EXPORT_BUCKET';
  readonly exportBucket: never;
  readonly stageName: 'STAGE_NAME';
  /** All of the region, which may be other products' too: API Gateway names no fewer. */
  readonly gatewayKeys: 'STAGE_NAME';
  readonly anyGatewayKey: never;
  readonly usagePlans: 'STAGE_NAME';
  readonly usagePlanKeys: never;
}

export type ResourceName = keyof EnvironmentOf;
export type EnvironmentName = EnvironmentOf[ResourceName];

/** The IAM actions a verb performs on one resource: no more, no fewer. */
export interface Grant {
  readonly resource: ResourceName;
  readonly actions: readonly string[];
  /** Patterns of the only partitions that the actions touch: `USER#*`. */
  readonly partitions?: readonly string[];
  /** The only attributes that they read, where they may not see whole rows. */
  readonly attributes?: readonly string[];
}

type TableAction =
  | 'GetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'Query'
  | 'BatchGetItem'
  | 'BatchWriteItem';

/** One of the functions that make keys (`keys.session`), or a key itself where its partition is a constant. */
type KeyOf = ((...parts: never[]) => Key) | Key;
interface Key {
  readonly pk: string;
}

/** The partitions of whatever such a function makes: `SESSION#*`. */
export const partitionOf = (key: KeyOf): string => {
  if (typeof key !== 'function') return key.pk;
  const { pk } = (key as (...parts: string[]) => Key)(...Array.from({ length: key.length }, () => '*'));
  if (pk.startsWith('*')) throw new Error(`${pk} bounds nothing: name the keys one by one`);
  return pk;
};

/**
 * What is done, and to which rows: `onTable('GetItem').of(keys.session)`. A transaction is granted as the actions of its
 * items, each with the keys it is for.
 */
export const onTable = (...actions: TableAction[]) => ({
  of: (...keys: readonly [KeyOf, ...KeyOf[]]): Grant => ({
    resource: 'table',
    actions: actions.map((action) => `dynamodb:${action}`),
    partitions: [...new Set(keys.map(partitionOf))],
  }),
});
/** The same, and nothing of the rows but these attributes: what asks for more, or does not say what it asks for, is denied. */
export const seeing = (attributes: readonly string[], grant: Grant): Grant => ({ ...grant, attributes });
/** A scan meets every row of the table: no partition bounds it. */
export const scansTable: Grant = { resource: 'table', actions: ['dynamodb:Scan'] };
export const sendsMail: Grant = { resource: 'mail', actions: ['ses:SendEmail'] };
export const readsDashboardAddress: Grant = { resource: 'dashboardAddress', actions: ['ssm:GetParameter'] };
export const readsBankDataKey: Grant = { resource: 'bankDataKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsPayPal: Grant = { resource: 'payPal', actions: ['secretsmanager:GetSecretValue'] };
export const readsPayPalPlans: Grant = { resource: 'payPalPlans', actions: [] };
export const readsPayPalWebhook: Grant = { resource: 'payPalWebhook', actions: [] };
export const queuesMail: Grant = { resource: 'mailQueue', actions: ['sqs:SendMessage'] };
export const queuesPayments: Grant = { resource: 'paymentQueue', actions: ['sqs:SendMessage'] };
export const queuesRechecks: Grant = { resource: 'recheckQueue', actions: ['sqs:SendMessage'] };
export const queuesBatchTurns: Grant = { resource: 'batchTurnQueue', actions: ['sqs:SendMessage'] };
export const queuesBatchRows: Grant = { resource: 'batchRowQueue', actions: ['sqs:SendMessage'] };
export const queuesWebhookTurns: Grant = { resource: 'webhookTurnQueue', actions: ['sqs:SendMessage'] };
export const sendsEvents: Grant = { resource: 'eventQueues', actions: ['sqs:SendMessage'] };
export const sendsEventsAgain: Grant = { resource: 'eventQueuesAgain', actions: ['sqs:SendMessage'] };
export const readsCursorKey: Grant = { resource: 'cursorKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsPseudonymKey: Grant = { resource: 'pseudonymKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsApiKeyPepper: Grant = { resource: 'apiKeyPepper', actions: ['secretsmanager:GetSecretValue'] };
export const readsAttemptKey: Grant = { resource: 'attemptKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsReceiptKey: Grant = { resource: 'receiptKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsWidgetTicketKey: Grant = { resource: 'widgetTicketKey', actions: ['secretsmanager:GetSecretValue'] };
export const readsWebhookKey: Grant = { resource: 'webhookKey', actions: ['secretsmanager:GetSecretValue'] };

export const opensDataKeys: Grant = { resource: 'customerKeys', actions: ['kms:Decrypt'] };
export const makesDataKeys: Grant = { resource: 'customerKeys', actions: ['kms:GenerateDataKey'] };

export const writesBatchFiles: Grant = { resource: 'batchFiles', actions: ['s3:PutObject'] };
export const readsBatchFiles: Grant = { resource: 'batchFiles', actions: ['s3:GetObject'] };
export const seesMissingBatchFiles: Grant = { resource: 'batchBucket', actions: ['s3:ListBucket'] };

export const listsBatchFiles: Grant = { resource: 'batchBucket', actions: ['s3:ListBucket'] };
export const removesBatchFiles: Grant = { resource: 'batchFiles', actions: ['s3:DeleteObject'] };

export const writesSupportUploads: Grant = { resource: 'supportUploads', actions: ['s3:PutObject'] };
export const readsSupportUploads: Grant = { resource: 'supportUploads', actions: ['s3:GetObject'] };
export const seesMissingUploads: Grant = { resource: 'supportBucket', actions: ['s3:ListBucket'] };
export const listsSupportFiles: Grant = { resource: 'supportBucket', actions: ['s3:ListBucket'] };
export const removesUploads: Grant = { resource: 'supportUploads', actions: ['s3:DeleteObject'] };
export const removesTicketFiles: Grant = { resource: 'ticketFiles', actions: ['s3:DeleteObject'] };
export const writesTicketFiles: Grant = { resource: 'ticketFiles', actions: ['s3:PutObject'] };
export const readsTicketFiles: Grant = { resource: 'ticketFiles', actions: ['s3:GetObject'] };

export const writesExportFiles: Grant = { resource: 'exportFiles', actions: ['s3:PutObject'] };
export const readsExportFiles: Grant = { resource: 'exportFiles', actions: ['s3:GetObject'] };
export const removesExportFiles: Grant = { resource: 'exportFiles', actions: ['s3:DeleteObject'] };
export const listsExportFiles: Grant = { resource: 'exportBucket', actions: ['s3:ListBucket'] };

export const makesGatewayKeys: Grant = { resource: 'gatewayKeys', actions: ['apigateway:POST'] };
export const listsGatewayKeys: Grant = { resource: 'gatewayKeys', actions: ['apigateway:GET'] };
export const deletesGatewayKeys: Grant = { resource: 'anyGatewayKey', actions: ['apigateway:DELETE'] };
export const readsUsagePlans: Grant = { resource: 'usagePlans', actions: ['apigateway:GET'] };
export const joinsUsagePlans: Grant = { resource: 'usagePlanKeys', actions: ['apigateway:POST'] };

/** Settings of the stack: read from the environment, so they need no right. */
export const readsOriginProof: Grant = { resource: 'originProof', actions: [] };
export const readsPublicAddress: Grant = { resource: 'publicAddress', actions: [] };
export const readsAddressAllowance: Grant = { resource: 'addressAllowance', actions: [] };
export const readsSupportAddress: Grant = { resource: 'supportAddress', actions: [] };
export const readsStageName: Grant = { resource: 'stageName', actions: [] };
export const readsBankDeadline: Grant = { resource: 'bankDeadline', actions: [] };
export const readsBankPatience: Grant = { resource: 'bankPatience', actions: [] };
export const readsSlowSandbox: Grant = { resource: 'slowSandbox', actions: [] };
export const readsWidgetSoonest: Grant = { resource: 'widgetSoonest', actions: [] };
export const readsWebhookReceivers: Grant = { resource: 'webhookReceivers', actions: [] };

/** The value of an environment variable that the template sets; its absence is a defect of the template. */
export const env = (name: EnvironmentName): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
};
