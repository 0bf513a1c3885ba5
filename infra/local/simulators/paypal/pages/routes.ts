import type { Routes } from '../http/match.ts';
import { showEnd, showPage, usePage } from './answer.ts';

/** What a payer's browser opens. */
export const pageRoutes: Routes = {
  'GET /checkoutnow': showPage,
  'POST /checkoutnow': usePage,
  'GET /done': showEnd,
};
