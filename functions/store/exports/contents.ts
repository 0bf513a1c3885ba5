import { wordsIn } from '../../rules/words.ts';
import type { keys } from '../table/keys.ts';

/** What of a kind of row its customer gets, and in which file: any other attribute stays out. `n.*` stands for all that begin so. */
export interface Shown {
  readonly file: string;
  readonly shows: readonly string[];
  /** Attributes that are knowingly left out: a test holds both lists against the rows of a release. */
  readonly omits?: readonly string[];
  /** What its key says behind its kind is shown, too, under this name. */
  readonly place?: string;
}

/** Of a kind that no customer gets: why. */
interface LeftOut {
  readonly leftOut: string;
}

const copy = 'made of other rows, for searching';
const elsewhere = 'says nothing that another file does not say';
const hashed = 'found by a hash alone, which leads to nobody';
const link = 'a way in, which would be worth stealing';
const ofNobody = 'no customer’s';

/** How a purchase is approved at PayPal, and when we look next. */
const ofOrders = wordsIn('approveUrl dueAt said_*');

/** What becomes of each kind of row in a copy of an account's data. A new kind without a line is a build error. */
export const contents = {
  user: {
    file: 'account',
    shows: wordsIn(`
      userId email company language createdAt verifyBy verificationSentAt registeredWith freeCredits
      logins passwordChangedAt passwordIsCommon deletedAt`),
    omits: wordsIn('passwordHash resetLink verificationLink moved'),
  },
  email: { leftOut: elsewhere },
  secondFactor: {
    file: 'second-factor',
    shows: wordsIn('factorId createdAt confirmedAt endsAt'),
    omits: wordsIn('codes lastStep secret'),
  },
  session: {
    file: 'sessions',
    shows: wordsIn('sessionId email userAgent createdAt lastSeenAt provenAt expiresAt'),
  },
  sessionOf: { leftOut: link },
  passwordReset: { leftOut: link },
  verification: { leftOut: link },
  failedLogins: { leftOut: hashed },
  knownPlace: { leftOut: hashed },
  counter: { leftOut: hashed },
  mailsOfDay: { leftOut: hashed },
  returnedMails: { leftOut: hashed },
  accountActivity: { leftOut: hashed },
  freeClaim: { leftOut: hashed },
  freeDomain: { leftOut: hashed },
  dataKey: { file: 'retention', shows: wordsIn('keptYears'), omits: wordsIn('wrappedKey erasedAt') },
  securityEvent: {
    file: 'activity',
    shows: wordsIn(`
      id at kind outcome error userAgent network sessionId keyId subject byOperator requestId`),
  },
  wallet: {
    file: 'credits',
    shows: wordsIn('lot_* debt_* sub_*'),
    omits: wordsIn('asked askedSince unanswered lateChanges mailed*'),
  },
  movement: {
    file: 'movements',
    shows: wordsIn('at kind credits subject lotId source expiresAt paymentId'),
  },
  books: { leftOut: 'sums that we compare with the movements' },
  round: { leftOut: ofNobody },
  segment: { leftOut: copy },
  segmentChanges: { leftOut: copy },
  validation: {
    file: 'validations',
    shows: wordsIn(`
      id createdAt completedAt environment status reason country format accountNumber normalized bank
      bankCode branchCode routingNumber accountType currency documentType documentNumber beneficiary
      verified expectedName nameMatch answered fraudLevel fraudReasons payee reference via viaId hold
      awaiting`),
    omits: wordsIn('usageCountedAt payeeCountedAt attempts'),
  },
  audit: { leftOut: 'who of us did what: the activity says what was done with the account' },
  auditAnchor: { leftOut: ofNobody },
  usage: { file: 'usage', place: 'of', shows: wordsIn('n.*') },
  keyUsage: { file: 'usage-of-keys', place: 'of', shows: wordsIn('n.*') },
  refusedUsage: { file: 'usage-of-keys', place: 'of', shows: wordsIn('n.*') },
  request: {
    file: 'requests',
    shows: wordsIn(`
      id requestId at environment key keyId method route status error durationMs replayed validationId
      body reached`),
    omits: wordsIn('reachedIn usageCountedAt'),
  },
  keyAlert: { file: 'alerts-of-keys', place: 'of', shows: wordsIn('keyId limit mailedAt') },
  apiKey: {
    file: 'keys',
    shows: wordsIn(`
      id keyId name description environment purpose active createdAt lastUsedAt months tiers`),
    omits: wordsIn('secrets gateway minutes carried'),
  },
  keyring: { leftOut: elsewhere },
  subscription: {
    file: 'subscriptions',
    shows: wordsIn(`
      id plan cents paidCents status language createdAt approveBefore agreementId startsAt startedAt
      paidThrough nextBillingAt entitledUntil replaces failure suspendedAt reactivatedAt endedAs endedAt`),
    omits: ofOrders,
  },
  subscriptionOf: { leftOut: elsewhere },
  payLink: { leftOut: 'ours: of a link that was paid its payment says what was bought' },
  payLinkOf: { leftOut: ofNobody },
  payment: {
    file: 'payments',
    shows: wordsIn(`
      id createdAt status cents purchase method paidAt grantedAt receipt orderId chargeId payee linkId
      subscriptionId lotId creditsExpireAt reason declines declinedAt takenBack frozen endedDisputes
      approveBefore language`),
    omits: ofOrders,
  },
  paymentOf: { leftOut: elsewhere },
  charge: { leftOut: elsewhere },
  receipt: { file: 'receipts', shows: wordsIn('id validationId full createdAt expiresAt revokedAt') },
  receiptText: { leftOut: elsewhere },
  receiptOf: { leftOut: elsewhere },
  payee: {
    file: 'payees',
    shows: wordsIn(`
      id name document accounts origin validations recheck recheckSince nextRecheckAt events createdAt`),
    omits: wordsIn('names'),
  },
  // What a bank said of an account that its customer saved as nobody's; of those that are a payee's, the payee says it.
  payeeBy: { file: 'unsaved-accounts', shows: wordsIn('last'), omits: wordsIn('pye_* payees') },
  payeePage: { leftOut: copy },
  payeeBook: {
    file: 'payees-settings',
    shows: wordsIn('savesByDocument count pausedSince'),
    omits: wordsIn('mailed*'),
  },
  batch: {
    file: 'batches',
    shows: wordsIn(`
      id name note environment keyId columns bytes stage problem counts verdicts attempt isCancelled
      pausedBy pausedAt blocks createdAt startedAt completedAt`),
    omits: wordsIn(`
      countedIn readRows readingUntil pointer held inFlight lines unpaid retryable places turn lookAt pace`),
  },
  openBatches: { leftOut: elsewhere },
  batchRow: {
    file: 'rows-of-batches',
    shows: wordsIn(`
      batchId row status asked findings sameAs copies attempt validationId outcome verdict`),
    omits: wordsIn('line isPassing'),
  },
  widget: { file: 'widget', shows: wordsIn('allowedOrigins isOn perDay') },
  widgetHosts: { file: 'widget-hosts', shows: wordsIn('hosts') },
  widgetDay: { file: 'usage-of-widget', place: 'of', shows: wordsIn('hosts n.*') },
  widgetSession: {
    leftOut: 'found by a secret alone, and gone a day after its end: its answers are among the validations',
  },
  widgetResult: { leftOut: 'found by a secret alone, and gone a day after its end' },
  webhook: {
    file: 'webhooks',
    shows: wordsIn('id url description environment events state createdAt lastTriedAt failingSince'),
    omits: wordsIn('secrets recent told lease restUntil rests disabledMail'),
  },
  newestWebhook: { leftOut: elsewhere },
  delivery: {
    file: 'deliveries',
    shows: wordsIn('webhookId id type isTest createdAt state tries nextTryAt body answer'),
    // Among them are signatures.
    omits: wordsIn('headers attempts'),
  },
  deliveryDue: { leftOut: elsewhere },
  attachment: { file: 'pictures', shows: wordsIn('id name type size createdAt ticketId') },
  ticket: {
    file: 'messages',
    shows: wordsIn(`
      id kind state createdAt language email company phone name subject message category priority page
      seen requestIds attachments answers`),
    omits: wordsIn('answerIds releasedAt'),
  },
  alarm: { leftOut: ofNobody },
  ring: { leftOut: ofNobody },
  erasure: { leftOut: 'of an account that is gone' },
  accountExport: { leftOut: 'that this copy was asked for: the activity says so' },
  idempotency: { leftOut: 'hashes of requests, for a day' },
} as const satisfies Readonly<Record<keyof typeof keys, Shown | LeftOut>>;

export type Kind = keyof typeof contents;

type ShownKind = { [K in Kind]: (typeof contents)[K] extends Shown ? K : never }[Kind];
export type ExportedFile = (typeof contents)[ShownKind]['file'];
