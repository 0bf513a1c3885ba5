import type { AddressCode, ErrorCode, FieldCode, QueryCode } from '../errors/catalogue.ts';
import type { AccountType, DocumentType, FindingCode } from '../engine/index.ts';
import type { Environment } from '../validation/environment.ts';
import type { ExportColumn } from '../validation/export-columns.ts';
import type { NameResult } from '../validation/name-match.ts';
import type { HeadlineName, UnnamedHeadline } from '../validation/headline.ts';
import type { IssueMeaning } from '../validation/payments.ts';
import type { PurchaseKind } from '../validation/payments.ts';
import type { PayeeColumn } from '../validation/payee-columns.ts';
import type { Reason } from '../validation/reasons.ts';
import type { FraudLevel, FraudReason } from '../validation/risk.ts';
import type { ShownStatus } from '../validation/status.ts';
import type { ActivityWords } from './activity/types.ts';

export type Language = 'es' | 'en';

/** `{{name}}` is replaced by the parameter of that name. */
export interface Mail {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly button: string;
  readonly after: string;
}

/** Of a subscription: what became of a renewal, or of all of it. */
export const subscriptionMails = [
  'renewalFailed',
  'renewalFailedForGood',
  'subscriptionSuspended',
  'subscriptionCancelled',
  'subscriptionEnded',
  'subscriptionReactivated',
] as const;
export type SubscriptionMailName = (typeof subscriptionMails)[number];

/** What was done in an account, told to its owner, who may not have done it. */
export const noticeMails = [
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorEnds',
  'recoveryCodeUsed',
  'recoveryCodesMade',
  'codesRefused',
  'newDevice',
  'keyCreated',
  'keyRotated',
  'keyDeleted',
  'webhookCreated',
  'webhookMoved',
  'webhookRotated',
  'webhookDeleted',
  'companyChanged',
  'keepingChanged',
  'sessionsClosed',
  'exportReady',
  'accountDeleted',
] as const;
export type NoticeMailName = (typeof noticeMails)[number];

export type MailName =
  | SubscriptionMailName
  | NoticeMailName
  | 'verifyEmail'
  | 'verifyEmailOnly'
  | 'resetPassword'
  | 'welcome'
  | 'lowCredits'
  | 'expiringCredits'
  | 'keyLimitNear'
  | 'keyLimitReached'
  | 'receipt'
  | 'serviceReceipt'
  | 'moneyBack'
  | 'paymentFailed'
  | 'payeeChanged'
  | 'roundPaused'
  | 'webhookDisabled'
  | 'ticketReceived'
  | 'ticketForSupport'
  | 'ticketAnswered'
  | 'contactReceived'
  | 'contactForSupport'
  | 'contactAnswered';

/** What stands in columns of the exported history and has no name elsewhere. */
export interface ExportWords {
  readonly environments: Readonly<Record<Environment, string>>;
  readonly nameMatches: Readonly<Record<NameResult, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
}

/** Whole, and for lists; and where the name or the day is not known. */
export type HeadlineWords = Readonly<Record<'title' | 'short', string>>;
export type UnnamedWords = Readonly<Record<'title' | 'short' | 'unnamed', string>>;

export interface Messages {
  readonly errors: Readonly<Record<ErrorCode, { readonly title: string; readonly detail: string }>>;
  readonly fields: Readonly<Record<FieldCode | AddressCode | QueryCode, string>>;
  /** `{{expected}}` and `{{position}}` are what the engine said. */
  readonly findings: Readonly<Record<FindingCode, string>>;
  readonly accountTypes: Readonly<Record<AccountType, string>>;
  readonly documentTypes: Readonly<Record<DocumentType, string>>;
  readonly fraudLevels: Readonly<Record<FraudLevel, string>>;
  readonly fraudReasons: Readonly<Record<FraudReason, string>>;
  readonly statuses: Readonly<Record<ShownStatus, string>>;
  /** What whoever pays is told where PayPal did not take the money. */
  readonly paymentIssues: Readonly<Record<IssueMeaning, string>>;
  /** The first line of an answer. `{{expected}}` and `{{was}}`: names; `{{until}}`: a day. */
  readonly headlines: {
    readonly [K in HeadlineName]: K extends UnnamedHeadline ? UnnamedWords : HeadlineWords;
  };
  readonly exportColumns: Readonly<Record<ExportColumn, string>>;
  readonly exportWords: ExportWords;
  /** Headers of the exported payees; a file that has them is read in again. */
  readonly payeeColumns: Readonly<Record<PayeeColumn, string>>;
  readonly activity: ActivityWords;
  readonly answers: Readonly<
    Record<
      'registered' | 'verificationSent' | 'resetSent' | 'passwordReset' | 'passwordChanged' | 'accountDeleted',
      string
    >
  >;
  readonly mails: Readonly<Record<MailName, Mail>>;
  /** What was bought, as receipts call it. */
  readonly purchases: Readonly<Record<PurchaseKind, string>>;
  /** What a payer reads of a pack on PayPal's page. */
  readonly packAtPayPal: string;
  readonly mailFooter: string;
}
