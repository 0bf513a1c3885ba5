import { requestsKeptDays } from './contract/app/requests.ts';
import { keptDays } from './kept-days.ts';
import { knownPlaceDays, session, unverifiedAccountDays } from './plans.ts';
import { statusHistoryDays } from './status.ts';
import { batchKept } from './validation/batches.ts';
import { receiptHours } from './validation/receipts.ts';
import { supportLimits } from './validation/support.ts';
import { retryAfterSeconds, webhookLimits } from './validation/webhooks.ts';

/** One line of what the page of privacy says is kept. */
interface Retention {
  /**
   * Days after it was written last, or after its own end; so many years as the customer chose; or as long as there is an
   * `account`, where nothing ends it before.
   */
  readonly days: number | 'chosen' | 'account';
  /** The kinds of rows that it speaks of, by the names of their keys. */
  readonly rows: readonly string[];
}

const days = (count: number, ...rows: readonly string[]): Retention => ({ days: count, rows });
const chosen = (...rows: readonly string[]): Retention => ({ days: 'chosen', rows });
const account = (...rows: readonly string[]): Retention => ({ days: 'account', rows });

/** Everything that is kept, as the page of privacy lists it: a test holds each line against the rows that the product writes. */
export const retention = {
  profile: account('user', 'email', 'dataKey', 'secondFactor'),
  validations: chosen('validation', 'segment', 'segmentChanges', 'receiptOf'),
  payees: account('payee', 'payeePage', 'payeeBook'),
  batches: chosen('batch', 'batchRow', 'openBatches'),
  batchFiles: days(batchKept.fileDays),
  ledger: account('wallet', 'movement', 'books', 'round'),
  payments: account('payment', 'paymentOf', 'subscription', 'subscriptionOf', 'charge', 'payLink', 'payLinkOf'),
  usage: account('usage', 'keyUsage', 'refusedUsage', 'widgetDay'),
  settings: account('apiKey', 'keyring', 'widget', 'widgetHosts', 'webhook', 'newestWebhook'),
  freeCredits: account('freeClaim', 'freeDomain'),
  audit: account('audit', 'auditAnchor'),
  unsavedAccounts: days(keptDays.unsavedAccounts, 'payeeBy'),
  securityEvents: days(keptDays.securityEvents, 'securityEvent'),
  support: days(supportLimits.keptDays, 'ticket'),
  accountActivity: days(keptDays.accountActivity, 'accountActivity'),
  knownPlaces: days(knownPlaceDays, 'knownPlace'),
  logs: days(keptDays.logs),
  keyAlerts: days(keptDays.keyAlerts, 'keyAlert'),
  receipts: days(receiptHours.most / 24 + keptDays.endedReceipts, 'receipt', 'receiptText'),
  turns: days(keptDays.turns, 'idempotency'),
  links: days(unverifiedAccountDays + keptDays.explainedLinks, 'verification', 'passwordReset'),
  erasures: days(keptDays.erasures, 'erasure'),
  exports: days(keptDays.exports, 'accountExport'),
  backups: days(keptDays.backups),
  requests: days(requestsKeptDays, 'request'),
  deliveries: days(webhookLimits.keptDays, 'delivery'),
  messages: days(keptDays.messages),
  sessions: days(session.absoluteDays, 'session', 'sessionOf'),
  returnedMails: days(keptDays.returnedMails, 'returnedMails'),
  attempts: days(keptDays.mailCounts, 'failedLogins', 'counter', 'mailsOfDay'),
  attachments: days(supportLimits.unusedDays, 'attachment'),
  widgetSessions: days(keptDays.endedWidgetSessions + 1, 'widgetSession', 'widgetResult'),
} as const satisfies Readonly<Record<string, Retention>>;
export type RetentionLine = keyof typeof retention;

/** Until the last try of a delivery. */
const retryDays = Math.ceil(retryAfterSeconds.reduce((sum, seconds) => sum + seconds, 0) / (24 * 60 * 60));

/** Rows that hold nothing of anybody: ids of deliveries, three times as long as those, and what alarms said. */
export const ofNobody = {
  rows: ['deliveryDue', 'alarm', 'ring'],
  days: Math.max(statusHistoryDays, 3 * webhookLimits.keptDays + retryDays),
} as const;
