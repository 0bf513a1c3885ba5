import type { Routes } from '../http/match.ts';
import { showEnd, showPage, usePage } from './answer.ts';

/** What a payer's browser opens. */
export const pageRoutes: Routes = {
  'GET /checkoutnow': showPage,
  'POST /checkoutnow': usePage,
  'GET /webapps/billing/subscriptions': showPage,
  'POST /webapps/billing/subscriptions': usePage,
  'GET /webapps/billing/subscriptions/update': showPage,
  'POST /webapps/billing/subscriptions/update': usePage,
  'GET /done': showEnd,
};
