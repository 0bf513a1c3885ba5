import { serveCertificate } from '../webhooks/serve-certificate.ts';
import { giveToken } from './give-token.ts';
import type { Routes } from './match.ts';

/** What needs no token: who asks for one, and the certificates of signatures. */
export const openRoutes: Routes = {
  'POST /v1/oauth2/token': giveToken,
  'GET /v1/notifications/certs/:name': serveCertificate,
};
