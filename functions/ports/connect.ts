import type { Grant } from './grant.ts';
import type { Verb } from './verb.ts';

/** Every record and adapter by port name. Loaded on demand: a function carries only the SDK clients of its own verbs. */
const modules = {
  address: () => import('./address.ts'),
  alarms: () => import('../store/status/alarms.ts'),
  apiKeys: () => import('../store/keys/api-keys.ts'),
  keyring: () => import('../store/keys/keyring.ts'),
  ownKeys: () => import('../store/keys/own-keys.ts'),
  keySecrets: () => import('./key-secrets.ts'),
  attemptNames: () => import('./attempt-names.ts'),
  attempts: () => import('../store/accounts/attempts.ts'),
  attachments: () => import('../store/support/attachments.ts'),
  auditTrail: () => import('../store/audit/trail.ts'),
  answers: () => import('../store/validations/answers.ts'),
  pendingAtBank: () => import('../store/validations/pending-at-bank.ts'),
  batchFiles: () => import('./batch-files.ts'),
  batches: () => import('../store/batches/batches.ts'),
  batchBlocks: () => import('../store/batches/blocks.ts'),
  batchList: () => import('../store/batches/batch-list.ts'),
  batchRows: () => import('../store/batches/batch-rows.ts'),
  batchRowsDue: () => import('./batch-rows-due.ts'),
  batchTurns: () => import('./batch-turns.ts'),
  newBatches: () => import('../store/batches/new-batches.ts'),
  bankData: () => import('./bank-data/verify.ts'),
  books: () => import('../store/credits/books.ts'),
  rowsAtWork: () => import('../store/batches/rows.ts'),
  rounds: () => import('../store/credits/rounds.ts'),
  ledger: () => import('../store/credits/ledger.ts'),
  callerIdentity: () => import('./caller-identity.ts'),
  clock: () => import('./clock.ts'),
  credits: () => import('../store/credits/credits.ts'),
  dashboard: () => import('./dashboard.ts'),
  documentation: () => import('./documentation.ts'),
  keeping: () => import('../store/keeping/keeping.ts'),
  accountExports: () => import('../store/exports/account-exports.ts'),
  exportedRows: () => import('../store/exports/exported-rows.ts'),
  exportFiles: () => import('./export-files.ts'),
  erasures: () => import('../store/erasure/erasures.ts'),
  ownRows: () => import('../store/erasure/own-rows.ts'),
  rowsElsewhere: () => import('../store/erasure/rows-elsewhere.ts'),
  sweeps: () => import('../store/erasure/sweeps.ts'),
  ownFiles: () => import('./own-files.ts'),
  eventQueues: () => import('./event-queues.ts'),
  failedLogins: () => import('../store/accounts/failed-logins.ts'),
  creditMails: () => import('../store/credits/credit-mails.ts'),
  freeCredits: () => import('../store/accounts/free-credits.ts'),
  gatewayKeys: () => import('./gateway-keys.ts'),
  accountGatewayKeys: () => import('../store/keys/account-gateway-keys.ts'),
  sharedGatewayKeys: () => import('./shared-gateway-keys.ts'),
  holdings: () => import('../store/credits/holdings.ts'),
  comparisons: () => import('../store/history/comparisons.ts'),
  history: () => import('../store/history/history.ts'),
  lateRows: () => import('../store/history/late-rows.ts'),
  images: () => import('./images.ts'),
  idempotency: () => import('../store/idempotency/idempotency.ts'),
  limits: () => import('../store/accounts/limits.ts'),
  mail: () => import('./mail/send.ts'),
  mailboxes: () => import('../store/accounts/mailboxes.ts'),
  mailQueue: () => import('./mail/queue.ts'),
  movements: () => import('../store/credits/movements.ts'),
  parked: () => import('../store/table/parked.ts'),
  parkedErasures: () => import('../store/erasure/parked-erasures.ts'),
  passwordResets: () => import('../store/accounts/password-resets.ts'),
  operations: () => import('../store/accounts/operations.ts'),
  returnedMails: () => import('../store/accounts/returned-mails.ts'),
  receipts: () => import('../store/receipts/receipts.ts'),
  receiptSignature: () => import('./receipt-signature.ts'),
  requests: () => import('../store/requests/requests.ts'),
  keyAlerts: () => import('../store/usage/key-alerts.ts'),
  keyUsage: () => import('../store/usage/key-usage.ts'),
  supportFiles: () => import('./support-files.ts'),
  supportDesk: () => import('./mail/support-desk.ts'),
  secondFactors: () => import('../store/accounts/second-factors.ts'),
  secondFactorSecrets: () => import('../store/accounts/second-factor-secrets.ts'),
  subscriptions: () => import('../store/payments/subscriptions.ts'),
  securityEvents: () => import('../store/security/security-events.ts'),
  sessions: () => import('../store/accounts/sessions.ts'),
  payLinks: () => import('../store/payments/pay-links.ts'),
  payments: () => import('../store/payments/payments.ts'),
  paypal: () => import('./paypal/paypal.ts'),
  payPalWebhook: () => import('./paypal/webhook.ts'),
  paymentQueue: () => import('./paypal/told-queue.ts'),
  payeeBook: () => import('../store/payees/book.ts'),
  payees: () => import('../store/payees/payees.ts'),
  payeesBy: () => import('../store/payees/known-by.ts'),
  payeeList: () => import('../store/payees/list.ts'),
  payeePages: () => import('../store/payees/pages.ts'),
  recheckQueue: () => import('./recheck-queue.ts'),
  rechecks: () => import('../store/payees/rechecks.ts'),
  pseudonyms: () => import('./pseudonyms.ts'),
  accountActivity: () => import('../store/validations/account-activity.ts'),
  preflight: () => import('../store/validations/preflight.ts'),
  tickets: () => import('../store/support/tickets.ts'),
  usage: () => import('../store/usage/usage.ts'),
  users: () => import('../store/accounts/users.ts'),
  validations: () => import('../store/validations/validations.ts'),
  webhookReceivers: () => import('./webhooks/receivers.ts'),
  webhooks: () => import('../store/webhooks/webhooks.ts'),
  webhookSignature: () => import('./webhooks/signature.ts'),
  widgetRunning: () => import('../store/widget/running.ts'),
  widgetStanding: () => import('../store/widget/standing.ts'),
  verifications: () => import('../store/accounts/verifications.ts'),
  widgetDays: () => import('../store/widget/days.ts'),
  wallets: () => import('../store/credits/wallets.ts'),
  deliveries: () => import('../store/webhooks/deliveries.ts'),
  deliveryList: () => import('../store/webhooks/delivery-list.ts'),
  deliveriesDue: () => import('../store/webhooks/due.ts'),
  webhookSender: () => import('./webhooks/send.ts'),
  webhookTurnQueue: () => import('./webhooks/turn-queue.ts'),
  webhookTurns: () => import('../store/webhooks/turns.ts'),
  widgetHosts: () => import('../store/widget/hosts.ts'),
  widgetResults: () => import('../store/widget/results.ts'),
  widgetSessions: () => import('../store/widget/sessions.ts'),
  widgetSettings: () => import('../store/widget/settings.ts'),
  widgetTickets: () => import('./widget-tickets.ts'),
} satisfies Record<string, () => Promise<{ verbs: Record<string, Verb> }>>;

type Modules = { [G in keyof typeof modules]: Awaited<ReturnType<(typeof modules)[G]>>['verbs'] };

/** `'validations.find'` and its siblings: what an implementation may need. */
export type PortName = { [G in keyof Modules]: `${G}.${keyof Modules[G] & string}` }[keyof Modules];

type GroupOf<N> = N extends `${infer G}.${string}` ? G : never;
type VerbOf<N, G extends string> = N extends `${G}.${infer V}` ? V : never;
type RunOf<V> = V extends Verb<infer F> ? F : never;

/** The verbs of `N`, grouped: `needing('users.find')` receives `{ users: { find } }`. */
export type PortsOf<N extends PortName> = {
  readonly [G in GroupOf<N> & keyof Modules]: {
    readonly [V in VerbOf<N, G> & keyof Modules[G]]: RunOf<Modules[G][V]>;
  };
};

const loadVerb = async (name: PortName): Promise<[group: string, verb: string, loaded: Verb]> => {
  const [group = '', verbName = ''] = name.split('.');
  const { verbs } = await modules[group as keyof Modules]();
  const loaded = (verbs as Record<string, Verb>)[verbName];
  if (!loaded) throw new Error(`No port is called ${name}`);
  return [group, verbName, loaded];
};

type Ports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const load = async (names: readonly PortName[]): Promise<Ports> => {
  const ports: Record<string, Record<string, unknown>> = {};
  for (const [group, name, loaded] of await Promise.all(names.map(loadVerb))) (ports[group] ??= {})[name] = loaded.run;
  return ports;
};

const connections = new WeakMap<readonly PortName[], Promise<Ports>>();

/** Loads and groups the named verbs, nothing else. A list is connected once: every request asks with the same lists. */
export const connect = async <N extends PortName>(names: readonly N[]): Promise<PortsOf<N>> => {
  const connection = connections.get(names) ?? load(names);
  connections.set(names, connection);
  return (await connection) as PortsOf<N>;
};

/** The rights the named verbs need: the source of every function's IAM policy and environment. */
export const grantsOf = async (names: readonly PortName[]): Promise<readonly Grant[]> =>
  (await Promise.all(names.map(loadVerb))).flatMap(([, , loaded]) => loaded.grants);
