import { freeCreditsGiven } from '#functions/rules/credits/free-metrics.ts';
import { proofsRefused, suspiciousAt, type ProofKind } from '#functions/rules/limits/guesses.ts';
import { loginsHeld, loginsOfNobody } from '#functions/rules/login/login-metrics.ts';
import type { crowdLimits } from '#shared/plans.ts';
import { unnoticed } from '../concerns/concern.ts';
import { often, type Watched } from '../constructs/watched.ts';
import { productMetric } from './product-metric.ts';

const concern = unnoticed('api');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is tried in each of these ways, while the limits hold it. */
const guessedAt = {
  login: 'Somebody tries passwords of many e-mails.',
  password: 'Somebody who holds a session or a link tries the password of its account.',
  link: 'Somebody makes up links of mails.',
  apiKey: 'Somebody makes up API keys or secrets, or a customer calls with one that is revoked.',
  widget: 'Somebody makes up sessions of the widget.',
  session: 'Somebody makes up sessions, or many browsers call with sessions that are over.',
  cursor: 'Somebody makes up cursors of lists.',
} as const satisfies Record<ProofKind, string>;

const guesses = (Object.keys(suspiciousAt) as ProofKind[]).map((proof): Watched => ({
  alarm: `Guessed${capital(proof)}`,
  concern,
  impact: `${guessedAt[proof]} Customers lose nothing while the limits hold.`,
  metric: productMetric(proofsRefused, { proof }),
  alarmAt: suspiciousAt[proof],
}));

/** One password that many failed by is enough; many who wait behind an address may be one office. */
const heldAt = { address: 30, network: 30, password: 1 } as const satisfies Record<
  keyof typeof crowdLimits.emails,
  number
>;

const held = Object.entries(heldAt).map(([by, alarmAt]): Watched => ({
  alarm: `LoginsHeldBy${capital(by)}`,
  concern,
  impact: `Passwords of many e-mails fail by one ${by}: who logs in by it for the first time waits, up to five minutes.`,
  metric: productMetric(loginsHeld, { by }),
  alarmAt,
}));

/** What rings while somebody abuses the product: whom it concerns are operators, not the status of the service. */
export const watchedAbuse: readonly Watched[] = [
  ...guesses,
  ...held,
  {
    alarm: 'LoginsOfNobody',
    concern,
    impact: 'Somebody tries e-mails that have no account: a list that was stolen elsewhere. Limits hold it.',
    metric: productMetric(loginsOfNobody),
    alarmAt: 100,
  },
  {
    alarm: 'FreeCreditsFarmed',
    concern,
    impact: 'More accounts than usual got free credits: each question that they ask costs us, and nobody pays for it.',
    metric: productMetric(freeCreditsGiven),
    alarmAt: 10 * often,
  },
];
