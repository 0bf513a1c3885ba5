/**
 * Plans, packs, prices and limits: the one place an operator changes them. The ledger, the pricing page and the
 * tests read this file. Money in whole US dollars, validity in days.
 */
export const planNames = ['free', 'basic', 'pro', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** What a plan may include beyond credits. The widget comes with its subscription only, never with a pack. */
export type Entitlement = 'restApi' | 'webhooks' | 'sso' | 'whiteLabel' | 'widget';

export interface Plan {
  readonly pack: { readonly credits: number; readonly priceUsd: number; readonly validDays: number };
  readonly monthly: { readonly validations: number; readonly priceUsd: number } | null;
  readonly keys: { readonly count: number; readonly production: boolean };
  /** Of one key, by environment; what is refused does not count. */
  readonly monthlyValidationsPerKey: { readonly sandbox: number; readonly production: number };
  /** What all keys of one customer together may ask. */
  readonly perCustomer: { readonly perMinute: number; readonly burst: number };
  readonly features: Readonly<Record<Entitlement, boolean>>;
}

export const plans = {
  free: {
    pack: { credits: 5, priceUsd: 0, validDays: 15 },
    monthly: null,
    keys: { count: 2, production: false },
    monthlyValidationsPerKey: { sandbox: 1_000, production: 0 },
    perCustomer: { perMinute: 240, burst: 240 },
    features: { restApi: false, webhooks: false, sso: false, whiteLabel: false, widget: false },
  },
  basic: {
    pack: { credits: 10, priceUsd: 19, validDays: 15 },
    monthly: { validations: 15, priceUsd: 22 },
    keys: { count: 3, production: false },
    monthlyValidationsPerKey: { sandbox: 2_000, production: 0 },
    perCustomer: { perMinute: 300, burst: 300 },
    features: { restApi: false, webhooks: false, sso: false, whiteLabel: false, widget: false },
  },
  pro: {
    pack: { credits: 50, priceUsd: 75, validDays: 30 },
    monthly: { validations: 50, priceUsd: 66 },
    keys: { count: 5, production: true },
    monthlyValidationsPerKey: { sandbox: 10_000, production: 5_000 },
    perCustomer: { perMinute: 600, burst: 300 },
    features: { restApi: true, webhooks: true, sso: false, whiteLabel: false, widget: false },
  },
  enterprise: {
    pack: { credits: 100, priceUsd: 140, validDays: 90 },
    monthly: { validations: 100, priceUsd: 125 },
    keys: { count: 20, production: true },
    monthlyValidationsPerKey: { sandbox: 50_000, production: 25_000 },
    perCustomer: { perMinute: 1_200, burst: 400 },
    features: { restApi: true, webhooks: true, sso: true, whiteLabel: true, widget: true },
  },
} as const satisfies Record<PlanName, Plan>;

/** What can be bought: of each the pack once, or the plan by the month. */
export const packNames = ['basic', 'pro', 'enterprise'] as const satisfies readonly PlanName[];
export type PackName = (typeof packNames)[number];

/** PayPal keeps an order for its payer so long; then nobody pays it any more. */
export const payableHours = 3;

/** A plan goes on for so long after a renewal that failed, while PayPal tries it again. */
export const renewalGraceDays = 14;

/** A subscription that nobody pays is kept at PayPal for so long, where its payer can take it up again; then it ends. */
export const suspendedAtMostDays = 60;

/**
 * Of one API key, exact to the request. A key's month is counted in validations; requests have the quota of the usage plan,
 * so many times as large, which nobody meets who validates.
 */
export const keyLimits = { perMinute: 100, requestsPerValidation: 20, rotationHours: 24 } as const;

/**
 * Keys that one user may create in a day (UTC), deleted ones too: a day's usage is one item with a counter for each of them,
 * and one that is full counts nothing more.
 */
export const keysCreatedPerDay = 100;

/**
 * Keys of API Gateway, by which it throttles and counts. Customers of a plan share so many in each environment; one of them
 * carries so many customers at their full pace. A customer with production rights gets one of its own, which is used only
 * so long after it was made: until then the gateway may not know it.
 */
export const gatewayKeys = { shared: 4, customersAtOnce: 25, settleMinutes: 5 } as const;

/** A login older than this asks for the password again before a secret is shown, data leaves or money is promised. */
export const provenForMinutes = 15;

/** A second factor that is not confirmed in time is none. Recovery codes stand in for it, each once. */
export const secondFactorSetupMinutes = 30;
export const recoveryCodesAtOnce = 10;
/** When support takes a second factor away, its owner has so long to say no. */
export const secondFactorEndsAfterHours = 24;

export const creditsPerValidation = 1;

/** Free credits are given once to a mailbox, and to so many accounts of a company: of one registrable domain. */
export const freeAccountsPerDomain = 3;

/** An account that has not confirmed its e-mail after this many days must be created again. */
export const unverifiedAccountDays = 7;
export const resendWaitSeconds = 60;

/**
 * A session ends after so many days, or after so many hours without use. Use is written down at most every
 * `refreshMinutes`.
 */
export const session = { absoluteDays: 7, idleHours: 12, refreshMinutes: 15 } as const;

/** How many years a customer may keep what was asked in production, and how many where they chose nothing. */
export const keepingYears = { least: 1, usual: 5, most: 10 } as const;

export const passwordResetMinutes = 60;

/**
 * How long a request waits for a bank, in milliseconds; an operator may set other times at a deployment. The whole
 * question ends at its deadline: under API Gateway's 29 s, with time left to write the answer down. A bank that wants more
 * time gets its patience while somebody waits; then a job goes on asking. A failure is asked again after a pause.
 */
export const bankTimes = { deadlineMs: 20_000, patienceMs: 8_000, retryPauseMs: 400 } as const;
/** A bank that wants more time is polled for so long, from the request on; then nobody answered. */
export const pendingAtMostMinutes = 10;
/** When the sandbox answers where it stands for a slow bank: a 202 until then. docs/sandbox.md and the dashboard tell this number. */
export const slowSandboxMs = 8000;

/**
 * When a bank is left alone: so many customers failed with so many accounts of it within a window, and they are this
 * share of those who asked. Then nobody asks for a while, and whoever failed is not who tries it out for `untriedSeconds`.
 * One customer alone never shuts a bank, and those whom its next answer contradicted do not for `disbelievedSeconds`.
 */
export const bankCircuit = {
  windowSeconds: 60,
  customers: 3,
  accounts: 3,
  share: 0.5,
  openSeconds: 30,
  untriedSeconds: 180,
  disbelievedSeconds: 600,
  probedWithinSeconds: 5,
} as const;

/**
 * What one customer may ask banks for within a window that begins with its first question. So many without an answer,
 * when they are most of what it asked, and it waits for the next window; they cost nothing, so credits do not limit them.
 */
export const bankQuestions = { windowSeconds: 300, atMost: 600, unansweredAtMost: 8 } as const;

/** From so many wrong passwords on, each doubles the wait before the next try, up to a bound: no account is locked out. */
export const loginDelay = { freeFailures: 5, maxSeconds: 60, forgottenAfterHours: 24 } as const;
/** The same of codes, of which there are so few that the wait grows longer: only whoever has the password can try them. */
export const codeDelay = { freeFailures: 5, maxSeconds: 900, forgottenAfterHours: 24 } as const;
/** So long failures elsewhere make nobody wait where they logged in before. */
export const knownPlaceDays = 90;

/**
 * Of how many e-mails passwords may fail within a window by one address, one network (/24, of IPv6 /48) or one and the same
 * password: from then on they are heard one at a time, and wait twice as long after each, up to a bound. It holds nobody
 * where they logged in before.
 */
export const crowdLimits = {
  windowSeconds: 3600,
  maxSeconds: 300,
  emails: { address: 15, network: 45, password: 6 },
} as const;

/**
 * Calls that one IP address may make within a window, how many all addresses of its network, and how many one address about
 * one e-mail. An office shares an address.
 */
export interface CallLimit {
  readonly windowSeconds: number;
  readonly perAddress: number;
  readonly perNetwork?: number;
  readonly perEmail?: number;
}

export const callLimits = {
  register: { windowSeconds: 3600, perAddress: 60, perNetwork: 180, perEmail: 20 },
  verifyEmail: { windowSeconds: 300, perAddress: 60 },
  resendVerification: { windowSeconds: 3600, perAddress: 60, perNetwork: 180, perEmail: 10 },
  login: { windowSeconds: 300, perAddress: 150 },
  forgotPassword: { windowSeconds: 3600, perAddress: 60, perNetwork: 180, perEmail: 5 },
  resetPassword: { windowSeconds: 300, perAddress: 60 },
  validateEmail: { windowSeconds: 60, perAddress: 120 },
  beginPayment: { windowSeconds: 3600, perAddress: 120 },
  showPayment: { windowSeconds: 60, perAddress: 240 },
  widgetFrame: { windowSeconds: 300, perAddress: 60 },
  showReceipt: { windowSeconds: 60, perAddress: 120 },
  settlePayment: { windowSeconds: 60, perAddress: 60 },
  simulate: { windowSeconds: 300, perAddress: 120 },
  contact: { windowSeconds: 3600, perAddress: 20, perNetwork: 60, perEmail: 5 },
  // What is more says nothing new: a network that floods is not even read, and rings no alarm alone.
  cspReports: { windowSeconds: 300, perAddress: 10, perNetwork: 20 },
} as const satisfies Record<string, CallLimit>;

/**
 * Requests that one IP address may send within a minute; the firewall refuses the rest before they take anything from the
 * buckets below, which everybody shares. `perAddress` counts pages and files too. Far above an office, far below what the
 * buckets get back in a minute: one address alone keeps no endpoint shut.
 */
export const edgeLimits = { windowSeconds: 60, perAddress: 2000, ofAccounts: 300 } as const;

/**
 * How fast endpoints of one kind may be called. `gateway`: by everybody, each endpoint for itself. `perUser`: by one user,
 * in each environment of the function. `atOnce`: how many environments one function may have, which are also kept free for
 * it; together they have to leave a hundred of the account's thousand to all others. No burst is larger: what the gateway
 * refuses is a 429, what finds no environment looks like a function that failed. Where keys ask for what takes a twentieth
 * of a second, there is room for what comes in meanwhile too.
 */
interface CallClass {
  readonly gateway: { readonly perSecond: number; readonly burst: number };
  readonly perUser?: { readonly perSecond: number; readonly burst: number };
  readonly atOnce?: number;
}

const classes = {
  login: { gateway: { perSecond: 100, burst: 60 }, atOnce: 60 },
  signUp: { gateway: { perSecond: 50, burst: 150 } },
  catalog: { gateway: { perSecond: 200, burst: 400 } },
  account: { gateway: { perSecond: 100, burst: 200 }, perUser: { perSecond: 5, burst: 50 } },
  // Of whoever has no account, and writes.
  contact: { gateway: { perSecond: 100, burst: 200 } },
  validate: { gateway: { perSecond: 200, burst: 200 }, perUser: { perSecond: 20, burst: 100 }, atOnce: 200 },
  read: { gateway: { perSecond: 300, burst: 600 }, perUser: { perSecond: 20, burst: 150 } },
  // Of guests who come back from PayPal, and of PayPal itself: neither ever waits for what customers do.
  payment: { gateway: { perSecond: 100, burst: 100 } },
  search: { gateway: { perSecond: 100, burst: 22 }, perUser: { perSecond: 10, burst: 60 }, atOnce: 22 },
  // Of keys, every one with its bound: integrators get no environment that the dashboard lives on.
  integrate: { gateway: { perSecond: 200, burst: 90 }, atOnce: 90 },
  integrateRead: { gateway: { perSecond: 100, burst: 20 }, atOnce: 25 },
  integrateCatalog: { gateway: { perSecond: 100, burst: 7 }, atOnce: 12 },
  // Many rows a request: fewer requests at once do as much.
  integrateBatch: { gateway: { perSecond: 100, burst: 8 }, atOnce: 13 },
  integrateWebhooks: { gateway: { perSecond: 100, burst: 5 }, atOnce: 10 },
  // Of customers' servers that are about to show the widget, and of the frames their payees type in.
  integrateWidget: { gateway: { perSecond: 100, burst: 8 }, atOnce: 13 },
  widget: { gateway: { perSecond: 100, burst: 60 } },
  // Each holds its environment until a bank has answered, and a second at least: payees get none that others live on.
  widgetAsk: { gateway: { perSecond: 100, burst: 40 }, atOnce: 40 },
} satisfies Record<string, CallClass>;
export type CallClassName = keyof typeof classes;
export const callClasses: Readonly<Record<CallClassName, CallClass>> = classes;

/**
 * Mails to one mailbox within a day (UTC): those that anybody can cause by typing its address, those that were asked for
 * from where its owner logged in of late, those that follow from what the owner did, those that whoever holds a session
 * can cause over and over, and what customers and visitors write, each to the mailbox of support. What is more is not sent.
 */
export const mailsPerDay = { anybody: 10, owner: 10, us: 20, session: 20, customers: 300, visitors: 200 } as const;

/** When a customer is told by mail: a balance this low, a lot with credits that expires within these days. */
export const creditMails = { lowBalance: 1, expiringDays: 3 } as const;
