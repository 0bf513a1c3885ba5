import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { SimulatedValidation } from '#shared/contract/resources/validation.ts';
import type { Language } from '#shared/messages/messages.ts';
import { accountTypesOf, documentTypesOf } from '#functions/catalog/types.ts';
import { banksOf } from '#functions/catalog/banks.ts';
import { countriesIn } from '#functions/catalog/countries.ts';
import { simulate } from '#functions/validations/simulate.ts';
import type { Answers } from './answers.ts';

export type User = OutputOf<EndpointAt<'GET /api/auth/me'>>['user'];

const dayMs = 86_400_000;

/** Before now, as the API tells it. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

export const userOf = (change: Partial<User> = {}): User => ({
  email: 'ana@pagosdelsur.com.ar',
  credits: 5,
  creditsState: 'available',
  creditsExpiration: ago(-30 * dayMs),
  creditsDaysLeft: 30,
  creditsExpired: 0,
  debt: 0,
  plan: 'free',
  ...change,
});

type Credits = OutputOf<EndpointAt<'GET /api/credits'>>;

export const lotsOf = ({ credits, creditsExpiration, plan }: User): Credits['lots'] =>
  credits > 0 && creditsExpiration
    ? [{ source: 'free', tier: plan, granted: 5, remaining: credits, expiresAt: creditsExpiration }]
    : [];

export const creditsOf = (user: User, lots = lotsOf(user)): Credits => ({
  balance: user.credits,
  state: user.creditsState,
  expiresAt: user.creditsExpiration,
  daysLeft: user.creditsDaysLeft,
  expired: user.creditsExpired,
  debt: user.debt,
  lots,
});

const nothingYet = { data: [], hasMore: false, nextCursor: null };

/**
 * What screens ask for first, of somebody for whom all is well and who has made nothing yet; countries and banks are the
 * product's own.
 */
export const usual = (user: User, language: Language): Answers => ({
  'GET /': { status: 'ok' },
  'GET /api/auth/me': { user },
  'GET /api/auth/profile': {
    email: user.email,
    company: null,
    createdAt: ago(90 * dayMs),
    passwordChangedAt: null,
    passwordIsCommon: false,
    secondFactor: null,
    mailbox: 'fine',
  },
  'GET /api/auth/retention': { years: 10 },
  'GET /api/auth/export': { state: 'none', requestedAt: null, readyAt: null, expiresAt: null, bytes: null },
  'GET /api/auth/sessions': { data: [] },
  'GET /api/payees/candidates': { data: [], hasMore: false },
  'GET /api/subscriptions': { current: null, upcoming: null, previous: [] },
  'GET /api/credits': creditsOf(user),
  'GET /api/payee-book': { payees: 0, changed: 0, savesByDocument: true, nextRound: null, paused: 0 },
  'POST /api/payees/recognize': { payee: unknownPayee, last: null },
  'POST /api/validations/search': nothingYet,
  'POST /api/payees/search': nothingYet,
  'GET /api/requests': nothingYet,
  'GET /api/batches': nothingYet,
  'GET /api/payments': nothingYet,
  'GET /api/credits/movements': nothingYet,
  'GET /api/keys': { data: [], limits: { count: 2, production: false, perMinute: 100 } },
  'GET /api/webhooks': { data: [] },
  'POST /api/public/sandbox-validations': async ({ body }) =>
    SimulatedValidation.parse(await simulate(body, new Date().toISOString())),
  'GET /api/public/countries': { countries: countriesIn(language) },
  'GET /api/public/countries/{country}/banks': async ({ params }) => ({ banks: await banksOf(params.country) }),
  'GET /api/public/countries/{country}/account-types': async ({ params }) => ({
    accountTypes: await accountTypesOf(params.country, language),
  }),
  'GET /api/public/countries/{country}/document-types': async ({ params }) => ({
    documentTypes: await documentTypesOf(params.country, language),
  }),
});
