/**
 * Every key pattern of the table. A user's own things share its partition, so no read can reach another user's; who signs in
 * is a partition of its own, so whoever proves that needs no right to what is owned. Proofs (sessions, verification tokens)
 * are found by the hash of what the bearer shows.
 */
export const keys = {
  user: (userId: string) => ({ pk: `ACCOUNT#${userId}`, sk: 'PROFILE' }),
  email: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' }),
  session: (tokenHash: string) => ({ pk: `SESSION#${tokenHash}`, sk: 'SESSION' }),
  sessionOf: (userId: string, sessionId: string) => ({ pk: `ACCOUNT#${userId}`, sk: `SESSION#${sessionId}` }),
  /** What somebody who signs in has to show beside the password. */
  secondFactor: (userId: string) => ({ pk: `ACCOUNT#${userId}`, sk: 'SECONDFACTOR' }),
  passwordReset: (tokenHash: string) => ({ pk: `RESET#${tokenHash}`, sk: 'RESET' }),
  failedLogins: (whose: string) => ({ pk: `LOGIN#${whose}`, sk: 'FAILURES' }),
  knownPlace: (placeHash: string) => ({ pk: `LOGIN#${placeHash}`, sk: 'KNOWN' }),
  counter: (what: string, windowStart: string) => ({ pk: `COUNTER#${what}`, sk: windowStart }),
  verification: (tokenHash: string) => ({ pk: `VERIFICATION#${tokenHash}`, sk: 'VERIFICATION' }),
  /** Who got the free credits, found by the hash of the mailbox that they are for. */
  freeClaim: (claimHash: string) => ({ pk: `FREE#${claimHash}`, sk: 'FREE' }),
  /** How many accounts of a company got them, found by the hash of its registrable domain. */
  freeDomain: (domainHash: string) => ({ pk: `FREE#${domainHash}`, sk: 'DOMAIN' }),
  /** The mails that left for a mailbox on one day, by who had asked for them. */
  mailsOfDay: (mailboxHash: string, day: string, askedBy: string) => ({
    pk: `MAILBOX#${mailboxHash}`,
    sk: `${day}#${askedBy}`,
  }),
  /** What a customer's personal data is sealed with, and how long it is kept. */
  dataKey: (userId: string) => ({ pk: `DATAKEY#${userId}`, sk: 'DATAKEY' }),
  /** That a mailbox refused mails, or wants none. */
  returnedMails: (mailboxHash: string) => ({ pk: `MAILBOX#${mailboxHash}`, sk: 'RETURNED' }),
  wallet: (userId: string) => ({ pk: `USER#${userId}`, sk: 'WALLET' }),
  movement: (userId: string, place: string) => ({ pk: `USER#${userId}`, sk: `MOVEMENT#${place}` }),
  /** What was proven of a customer's movements. */
  books: (userId: string) => ({ pk: `USER#${userId}`, sk: 'BOOKS' }),
  /** How far a daily walk over everybody's wallets has come. */
  round: (of: string) => ({ pk: `ROUND#${of}`, sk: 'ROUND' }),
  /** A search segment, by the id it begins after; its prefix says the fourth form of its lines. */
  segment: (userId: string, after: string) => ({ pk: `USER#${userId}`, sk: `DIGEST4#${after}` }),
  /** By what is seen that rows changed which segments may hold; it sorts behind all of them. */
  segmentChanges: (userId: string) => ({ pk: `USER#${userId}`, sk: 'DIGEST4CHANGES' }),
  validation: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `VALIDATION#${id}` }),
  /** What all customers together asked of an account, found by a pseudonym only. */
  accountActivity: (account: string) => ({ pk: `SIGHTING#${account}`, sk: 'SIGHTING' }),
  /** Something done in an account, or tried: what its owner sees of it. */
  securityEvent: (userId: string, at: string, id: string) => ({ pk: `SECURITY#${userId}`, sk: `${at}#${id}` }),
  /** What operators did, a partition a month (`2026-11`), by its number in the chain. */
  audit: (month: string, place: string) => ({ pk: `AUDIT#${month}`, sk: place }),
  /** How far the chain was in an hour. */
  auditAnchor: (hour: string) => ({ pk: 'AUDIT#ANCHORS', sk: hour }),
  /** How many answers a customer had on one day (`2026-11-22`), by environment. */
  usage: (userId: string, date: string, environment: string) => ({
    pk: `USER#${userId}`,
    sk: `USAGE#${date}#${environment}`,
  }),
  /** How often a key was used on one day, by country, speed and error. */
  keyUsage: (userId: string, environment: string, date: string, key: string) => ({
    pk: `USER#${userId}`,
    sk: `KEYUSAGE#${environment}#${date}#${key}`,
  }),
  /** Of these, how many were refused so often that they have no row of their own. */
  refusedUsage: (userId: string, environment: string, date: string, key: string) => ({
    pk: `USER#${userId}`,
    sk: `KEYUSAGE#${environment}#${date}#${key}#REFUSED`,
  }),
  /** A request of a key, by an id that begins with its time. */
  request: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `REQUEST#${id}` }),
  /** That its owner was told how much of a month a key has used. */
  keyAlert: (userId: string, key: string, month: string, percentage: number) => ({
    pk: `USER#${userId}`,
    sk: `KEYALERT#${key}#${month}#${percentage}`,
  }),
  /** Found by what its bearer shows of it first. */
  apiKey: (keyId: string) => ({ pk: `KEY#${keyId}`, sk: 'KEY' }),
  /** Which API keys a user has: bounds how many. */
  keyring: (userId: string) => ({ pk: `USER#${userId}`, sk: 'KEYS' }),
  /** Found by its id alone: whoever comes back from PayPal may not be signed in. */
  subscription: (id: string) => ({ pk: `SUBSCRIPTION#${id}`, sk: 'SUBSCRIPTION' }),
  /** That a user has it. */
  subscriptionOf: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `SUBSCRIPTION#${id}` }),
  /** A link that asks somebody for money, found by its id, which is chance. */
  payLink: (id: string) => ({ pk: `PAYLINK#${id}`, sk: 'PAYLINK' }),
  /** Every link by when it was made, for operators. */
  payLinkOf: (createdAt: string, id: string) => ({ pk: 'PAYLINKS', sk: `${createdAt}#${id}` }),
  /** Found by its id alone: whoever holds it may see it, and PayPal names nobody else. */
  payment: (id: string) => ({ pk: `PAYMENT#${id}`, sk: 'PAYMENT' }),
  /** That it is a customer's, for the list of their own. */
  paymentOf: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `PAYMENT#${id}` }),
  /** Money that PayPal took, by PayPal's id of it: stands there once it was granted for. */
  charge: (chargeId: string) => ({ pk: `CHARGE#${chargeId}`, sk: 'CHARGE' }),
  /** A receipt, found by its id alone, which is chance: whoever holds its link may see it. It outlives what it said. */
  receipt: (id: string) => ({ pk: `RECEIPT#${id}`, sk: 'RECEIPT' }),
  /** What it says, signed, as long as it may be opened. */
  receiptText: (id: string) => ({ pk: `RECEIPT#${id}`, sk: 'TEXT' }),
  /** That a validation has it. By the hash of its id: a log may name the place of a customer's row, and an id opens it. */
  receiptOf: (userId: string, validationId: string, idHash: string) => ({
    pk: `USER#${userId}`,
    sk: `RECEIPT#${validationId}#${idHash}`,
  }),
  /** Somebody whom a customer pays. */
  payee: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `PAYEE#${id}` }),
  /** Which payees are known by an account, a document or a name, found by its pseudonym. */
  payeeBy: (userId: string, pseudonym: string) => ({ pk: `USER#${userId}`, sk: `PAYEEBY#${pseudonym}` }),
  /** Searchable lines of payees, those of one page together. */
  payeePage: (userId: string, page: string) => ({ pk: `USER#${userId}`, sk: `PAYEEPAGE#${page}` }),
  /** How many payees a customer has, how they are saved and what was told of their rounds. */
  payeeBook: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PAYEEBOOK' }),
  /** Many questions at once, found among their owner's. */
  batch: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `BATCH#${id}` }),
  /** Which of them may be unfinished: bounds how many. */
  openBatches: (userId: string) => ({ pk: `USER#${userId}`, sk: 'BATCHES' }),
  /** A row of it, in a partition of its own: `00001` sorts as it was sent. */
  batchRow: (batchId: string, row: number) => ({ pk: `BATCH#${batchId}`, sk: `ROW#${String(row).padStart(5, '0')}` }),
  /** Where the widget of a customer may stand, and what it may ask. */
  widget: (userId: string) => ({ pk: `USER#${userId}`, sk: 'WIDGET' }),
  /** Hosts that asked for it and were not allowed. */
  widgetHosts: (userId: string) => ({ pk: `USER#${userId}`, sk: 'WIDGETHOSTS' }),
  /** What became of its sessions that began on one day. */
  widgetDay: (userId: string, environment: string, date: string) => ({
    pk: `USER#${userId}`,
    sk: `WIDGETDAY#${environment}#${date}`,
  }),
  /** A session of it, found by the hash of its secret. */
  widgetSession: (secretHash: string) => ({ pk: `WIDGETSESSION#${secretHash}`, sk: 'SESSION' }),
  /** What a server trades for a validation, found by the hash of it. */
  widgetResult: (tokenHash: string) => ({ pk: `WIDGETRESULT#${tokenHash}`, sk: 'RESULT' }),
  /** Where a customer's events are sent. */
  webhook: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `WEBHOOK#${id}` }),
  /** Which of them was created last: by it two that are created at once know of each other. */
  newestWebhook: (userId: string) => ({ pk: `USER#${userId}`, sk: 'NEWESTWEBHOOK' }),
  /** An event on its way to a webhook, by the ids of both: what a webhook was told stands together, in order. */
  delivery: (userId: string, webhookId: string, eventId: string) => ({
    pk: `USER#${userId}`,
    sk: `DELIVERY#${webhookId}#${eventId}`,
  }),
  /** That it is to be tried at a time: a webhook's own, the next first. */
  deliveryDue: (webhookId: string, at: string, eventId: string) => ({ pk: `DUE#${webhookId}`, sk: `${at}#${eventId}` }),
  /** A file that a customer announced for a message to support. */
  attachment: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `ATTACHMENT#${id}` }),
  /** What a customer or a visitor wrote to us, a partition a month: its id begins with its time. */
  ticket: (month: string, id: string) => ({ pk: `TICKETS#${month}`, sk: id }),
  /** What an alarm said last. */
  alarm: (name: string) => ({ pk: 'STATUS', sk: `ALARM#${name}` }),
  /** From when to when it rang. */
  ring: (startedAt: string, name: string) => ({ pk: 'STATUS', sk: `RING#${startedAt}#${name}` }),
  /** That an account is being deleted, and afterwards that it was: it names nobody. */
  erasure: (userId: string) => ({ pk: `ERASURE#${userId}`, sk: 'ERASURE' }),
  /** The newest copy of its data that a customer asked for. */
  accountExport: (userId: string) => ({ pk: `USER#${userId}`, sk: 'EXPORT' }),
  idempotency: (userId: string, keyHash: string) => ({ pk: `USER#${userId}`, sk: `IDEMPOTENCY#${keyHash}` }),
} as const;

/** Where the versions before kept who signs in: a profile until it is written, a session as long as it lives. */
export const keysBefore = {
  user: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  sessionOf: (userId: string, sessionId: string) => ({ pk: `USER#${userId}`, sk: `SESSION#${sessionId}` }),
} as const;

/** What the keys that an index gives tell: whose item it is, and which validation or day. */
export const ownerIn = (pk: string): string => pk.slice('USER#'.length);
export const validationIn = (sk: string): string => sk.slice('VALIDATION#'.length);

export const payeeIn = (sk: string): string => sk.slice('PAYEE#'.length);

export const paymentIn = (sk: string): string => sk.slice('PAYMENT#'.length);

/** Of which day and key a counter is, and whether its requests have rows. */
export const keyUsageIn = (sk: string) => {
  const [, , date = '', key = '', refused] = sk.split('#');
  return { date, key, hasRows: refused === undefined };
};

/** Of which day and environment a counter is. */
export const usageIn = (sk: string): { readonly date: string; readonly environment: string } => {
  const [, date = '', environment = ''] = sk.split('#');
  return { date, environment };
};

/** On which day the sessions of a counter began. */
export const widgetDateIn = (sk: string): string => sk.split('#')[2] ?? '';
