import { captureOrder } from '../orders/capture.ts';
import { createOrder } from '../orders/create.ts';
import { getOrder } from '../orders/show.ts';
import type { Routes } from './match.ts';

/** What asks for a token. */
export const apiRoutes: Routes = {
  'POST /v2/checkout/orders': createOrder,
  'GET /v2/checkout/orders/:id': getOrder,
  'POST /v2/checkout/orders/:id/capture': captureOrder,
};
