import type { Example } from '../../endpoint.ts';
import { there } from './validations.ts';

const session = {
  origin: 'https://tienda.example',
  language: 'es',
  theme: 'auto',
  country: 'MX',
  maxValidations: 3,
  reference: 'proveedor-7',
} as const;

export const sessions: readonly Example[] = [
  {
    summary: 'For one page of a shop, Mexico only',
    request: session,
    response: {
      token: 'wt_eyJvIjoiaHR0cHM6Ly90aWVuZGEuZXhhbXBsZSIsImUiOjE3OTU1MzU2NDV9.SIGNED.SHOWNONCE',
      expiresAt: '2026-11-24T15:14:05.000Z',
      origin: session.origin,
      environment: 'sandbox',
      maxValidations: 3,
    },
  },
];

export const openings: readonly Example[] = [
  {
    summary: 'The page is the one that the session is for',
    request: { origin: session.origin },
    response: {
      environment: 'sandbox',
      language: session.language,
      theme: session.theme,
      country: session.country,
      validationsLeft: 3,
      expiresAt: '2026-11-24T15:14:05.000Z',
    },
  },
];

const id = 'val_01kax7w3c5m9t2q8r4h6e0y1zs';
const resultToken = 'wr_SHOWNTOTHEPAGEANDTRADEDBYYOURSERVERONLYONCE';

const answer = {
  id,
  status: 'VALID',
  verdict: 'confirmed',
  reason: null,
  country: 'MX',
  bank: null,
  accountNumber: '•••• 0001',
  currency: 'MXN',
  holder: 'PAPE••••• L•••• N••••',
  nameMatch: 'match',
  resultToken,
  validationsLeft: 2,
  durationMs: 1000,
};

export const questions: readonly Example[] = [
  {
    summary: 'The bank knows the account, and its holder is whom the payee names',
    request: { country: 'MX', accountNumber: there.accountNumber, beneficiaryName: there.asked.beneficiaryName },
    response: answer,
  },
];

export const looks: readonly Example[] = [
  { summary: 'The answer, as often as it is asked for', params: { id }, response: answer },
];

export const endings: readonly Example[] = [
  { summary: 'The payee went on with the answer', request: { as: 'accepted' }, response: null },
];

export const trades: readonly Example[] = [
  {
    summary: 'The validation of a token that the page got',
    request: { resultToken },
    response: {
      ...there,
      id,
      reference: session.reference,
      credits: { charged: 0, balance: 105, expiresAt: '2026-12-09T15:00:00.000Z' },
    },
  },
];
