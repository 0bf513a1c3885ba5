import type { ErrorCode, FieldCode } from '../errors/catalogue.ts';
import type { FraudLevel, FraudReason, NameMatch, Status } from '../contract/app/validations.ts';
import type { AccountType, DocumentType, FindingCode } from '../engine/index.ts';

export type Language = 'es' | 'en';

/** `{{name}}` is replaced by the parameter of that name. */
export interface Mail {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly button: string;
  readonly after: string;
}

export type MailName = 'verifyEmail' | 'resetPassword' | 'welcome' | 'lowCredits' | 'expiringCredits';

/** The columns of the exported history. */
export type ExportColumn =
  | 'date'
  | 'status'
  | 'country'
  | 'bank'
  | 'account'
  | 'holder'
  | 'nameMatch'
  | 'documentType'
  | 'document'
  | 'accountType'
  | 'currency'
  | 'risk'
  | 'reason'
  | 'reference'
  | 'environment'
  | 'id';

/** Why an answer is none, or is no: every reason that the history may hold. */
export type AnswerReason =
  | 'account_not_found'
  | 'other_currency'
  | 'bank_not_covered'
  | 'country_not_covered'
  | 'method_not_covered'
  | 'bank_unavailable'
  | 'provider_error'
  | 'provider_busy'
  | 'provider_rejected'
  | 'provider_credentials'
  | 'provider_unreadable'
  | 'no_answer_in_time'
  | 'still_pending'
  | 'interrupted';

/** What stands in columns of the exported history and has no name elsewhere. */
export interface ExportWords {
  readonly environments: Readonly<Record<'production' | 'sandbox', string>>;
  readonly nameMatches: Readonly<Record<NameMatch['result'], string>>;
  readonly reasons: Readonly<Record<AnswerReason, string>>;
}

export interface Messages {
  readonly errors: Readonly<Record<ErrorCode, { readonly title: string; readonly detail: string }>>;
  readonly fields: Readonly<Record<FieldCode, string>>;
  /** `{{expected}}` and `{{position}}` are what the engine said. */
  readonly findings: Readonly<Record<FindingCode, string>>;
  readonly accountTypes: Readonly<Record<AccountType, string>>;
  readonly documentTypes: Readonly<Record<DocumentType, string>>;
  readonly fraudLevels: Readonly<Record<FraudLevel, string>>;
  readonly fraudReasons: Readonly<Record<FraudReason, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly exportColumns: Readonly<Record<ExportColumn, string>>;
  readonly exportWords: ExportWords;
  readonly answers: Readonly<Record<'registered' | 'verificationSent' | 'resetSent' | 'passwordChanged', string>>;
  readonly mails: Readonly<Record<MailName, Mail>>;
  readonly mailFooter: string;
}
