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
  readonly monthlyRequestsPerKey: { readonly sandbox: number; readonly production: number };
  readonly features: Readonly<Record<Entitlement, boolean>>;
}

export const plans = {
  free: {
    pack: { credits: 5, priceUsd: 0, validDays: 15 },
    monthly: null,
    keys: { count: 2, production: false },
    monthlyRequestsPerKey: { sandbox: 1_000, production: 0 },
    features: { restApi: false, webhooks: false, sso: false, whiteLabel: false, widget: false },
  },
  basic: {
    pack: { credits: 10, priceUsd: 19, validDays: 15 },
    monthly: { validations: 15, priceUsd: 22 },
    keys: { count: 3, production: false },
    monthlyRequestsPerKey: { sandbox: 2_000, production: 0 },
    features: { restApi: false, webhooks: false, sso: false, whiteLabel: false, widget: false },
  },
  pro: {
    pack: { credits: 50, priceUsd: 75, validDays: 30 },
    monthly: { validations: 50, priceUsd: 66 },
    keys: { count: 5, production: true },
    monthlyRequestsPerKey: { sandbox: 10_000, production: 5_000 },
    features: { restApi: true, webhooks: true, sso: false, whiteLabel: false, widget: false },
  },
  enterprise: {
    pack: { credits: 100, priceUsd: 140, validDays: 90 },
    monthly: { validations: 100, priceUsd: 125 },
    keys: { count: 20, production: true },
    monthlyRequestsPerKey: { sandbox: 50_000, production: 25_000 },
    features: { restApi: true, webhooks: true, sso: true, whiteLabel: true, widget: true },
  },
} as const satisfies Record<PlanName, Plan>;

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

export const passwordResetMinutes = 60;

/**
 * How long a request waits for a bank, in milliseconds; an operator may set other times at a deployment. The whole
 * question ends at its deadline: under API Gateway's 29 s, with time left to write the answer down. A bank that wants more
 * time gets its patience while somebody waits; then a job goes on asking. A failure is asked again after a pause.
 */
export const bankTimes = { deadlineMs: 20_000, patienceMs: 8_000, retryPauseMs: 400 } as const;
/** How long the sandbox takes where it stands for a slow bank; docs/sandbox.md and the dashboard tell this number. */
export const slowSandboxMs = 8000;

/** From so many wrong passwords on, each doubles the wait before the next try, up to a bound: no account is locked out. */
export const loginDelay = { freeFailures: 5, maxSeconds: 60, forgottenAfterHours: 24 } as const;
/** So long failures elsewhere make nobody wait where they logged in before. */
export const knownPlaceDays = 90;

/** Calls that one IP address, and one e-mail, may make within a window. An office shares an address: the first is wide. */
export interface CallLimit {
  readonly windowSeconds: number;
  readonly perAddress: number;
  readonly perEmail?: number;
}

export const callLimits = {
  register: { windowSeconds: 3600, perAddress: 60, perEmail: 20 },
  verifyEmail: { windowSeconds: 300, perAddress: 60 },
  resendVerification: { windowSeconds: 3600, perAddress: 60, perEmail: 10 },
  login: { windowSeconds: 300, perAddress: 150 },
  forgotPassword: { windowSeconds: 3600, perAddress: 60, perEmail: 5 },
  resetPassword: { windowSeconds: 300, perAddress: 60 },
  validateEmail: { windowSeconds: 60, perAddress: 120 },
} as const satisfies Record<string, CallLimit>;

/**
 * Mails to one mailbox within a day (UTC): those that anybody can cause by typing its address, those that were asked for
 * from where its owner logged in of late, and those that follow from what the owner did. What is more is not sent.
 */
export const mailsPerDay = { anybody: 10, owner: 10, us: 20 } as const;

/** When a customer is told by mail: a balance this low, a lot with credits that expires within these days. */
export const creditMails = { lowBalance: 1, expiringDays: 3 } as const;
