import type { keys } from '../table/keys.ts';

/**
 * What becomes of a kind of row when its account is deleted. `own`: it stands in a partition of the account, which goes as a
 * whole. `named`: it stands elsewhere, says whose it is, and goes. `within`: it goes with the row that leads to it.
 * `stripped`: what the books need of it stays, without what is personal. `books`: it stays as it is, so many years, and holds
 * ids and amounts. `last`: it goes when all others are gone. `pseudonym`: it is found by a hash, holds nothing that can be
 * read and leaves by itself. `nobody`: it is no customer's. `proof`: it stays, under a hash or an id that names nobody.
 */
type Fate = 'own' | 'named' | 'within' | 'stripped' | 'books' | 'last' | 'pseudonym' | 'nobody' | 'proof';

/** A new kind of row without a fate is a build error. */
export const fates = {
  user: 'last',
  email: 'last',
  secondFactor: 'own',
  session: 'named',
  sessionOf: 'own',
  passwordReset: 'named',
  verification: 'named',
  failedLogins: 'pseudonym',
  knownPlace: 'pseudonym',
  counter: 'pseudonym',
  mailsOfDay: 'pseudonym',
  returnedMails: 'pseudonym',
  accountActivity: 'pseudonym',
  // That a mailbox and a company had free credits: without it, deleting an account would be a way to get them again.
  freeClaim: 'proof',
  freeDomain: 'proof',
  // Without its key: that nothing of this customer is sealed or opened again.
  dataKey: 'proof',
  securityEvent: 'own',
  wallet: 'own',
  movement: 'books',
  books: 'own',
  round: 'nobody',
  segment: 'own',
  segmentChanges: 'own',
  validation: 'own',
  audit: 'proof',
  auditAnchor: 'nobody',
  usage: 'own',
  keyUsage: 'own',
  refusedUsage: 'own',
  request: 'own',
  keyAlert: 'own',
  apiKey: 'named',
  keyring: 'own',
  subscription: 'stripped',
  subscriptionOf: 'own',
  payLink: 'stripped',
  payLinkOf: 'nobody',
  payment: 'stripped',
  paymentOf: 'own',
  charge: 'books',
  receipt: 'named',
  receiptText: 'within',
  receiptOf: 'own',
  payee: 'own',
  payeeBy: 'own',
  payeePage: 'own',
  payeeBook: 'own',
  batch: 'own',
  openBatches: 'own',
  // Led to by its batch, which may be gone before it.
  batchRow: 'named',
  widget: 'own',
  widgetHosts: 'own',
  widgetDay: 'own',
  widgetSession: 'named',
  widgetResult: 'named',
  webhook: 'own',
  newestWebhook: 'own',
  delivery: 'own',
  deliveryDue: 'within',
  attachment: 'own',
  ticket: 'named',
  alarm: 'nobody',
  ring: 'nobody',
  erasure: 'proof',
  accountExport: 'own',
  idempotency: 'own',
} as const satisfies Readonly<Record<keyof typeof keys, Fate>>;

/**
 * Attributes of the books that say more than amounts and dates. Why money bought nothing stays, a code that an operator
 * gives it back by, and so does whom PayPal was to pay, which is us.
 */
export const stripped = ['approveUrl', 'failure', 'description'] as const;
