import { captureOutstanding } from '../billing/capture.ts';
import { activateSubscription, cancelSubscription, suspendSubscription } from '../billing/commands.ts';
import { createSubscription, getSubscription } from '../billing/create.ts';
import { createPlan, getPlan, listPlans } from '../billing/plans.ts';
import { createProduct, listProducts } from '../billing/products.ts';
import { reviseSubscription } from '../billing/revise.ts';
import { listTransactions } from '../billing/transactions.ts';
import { captureOrder } from '../orders/capture.ts';
import { createOrder } from '../orders/create.ts';
import { getOrder } from '../orders/show.ts';
import { getCapture, getRefund, refundCapture } from '../payments/captures.ts';
import { getSale, getSaleRefund, refundSale } from '../payments/sales.ts';
import { getDispute, listDisputes } from '../reports/disputes.ts';
import { searchTransactions } from '../reports/transactions.ts';
import { getEvent, listEvents, resendEvent } from '../webhooks/events.ts';
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, patchWebhook } from '../webhooks/register.ts';
import { verifySignature } from '../webhooks/verify.ts';
import type { Routes } from './match.ts';

/** What asks for a token. */
export const apiRoutes: Routes = {
  'POST /v2/checkout/orders': createOrder,
  'GET /v2/checkout/orders/:id': getOrder,
  'POST /v2/checkout/orders/:id/capture': captureOrder,
  'GET /v2/payments/captures/:id': getCapture,
  'POST /v2/payments/captures/:id/refund': refundCapture,
  'GET /v2/payments/refunds/:id': getRefund,
  'POST /v1/catalogs/products': createProduct,
  'GET /v1/catalogs/products': listProducts,
  'POST /v1/billing/plans': createPlan,
  'GET /v1/billing/plans': listPlans,
  'GET /v1/billing/plans/:id': getPlan,
  'POST /v1/billing/subscriptions': createSubscription,
  'GET /v1/billing/subscriptions/:id': getSubscription,
  'POST /v1/billing/subscriptions/:id/cancel': cancelSubscription,
  'POST /v1/billing/subscriptions/:id/suspend': suspendSubscription,
  'POST /v1/billing/subscriptions/:id/activate': activateSubscription,
  'POST /v1/billing/subscriptions/:id/capture': captureOutstanding,
  'POST /v1/billing/subscriptions/:id/revise': reviseSubscription,
  'GET /v1/billing/subscriptions/:id/transactions': listTransactions,
  'GET /v1/payments/sale/:id': getSale,
  'POST /v1/payments/sale/:id/refund': refundSale,
  'GET /v1/payments/refund/:id': getSaleRefund,
  'POST /v1/notifications/webhooks': createWebhook,
  'GET /v1/notifications/webhooks': listWebhooks,
  'GET /v1/notifications/webhooks/:id': getWebhook,
  'PATCH /v1/notifications/webhooks/:id': patchWebhook,
  'DELETE /v1/notifications/webhooks/:id': deleteWebhook,
  'POST /v1/notifications/verify-webhook-signature': verifySignature,
  'GET /v1/notifications/webhooks-events': listEvents,
  'GET /v1/notifications/webhooks-events/:id': getEvent,
  'POST /v1/notifications/webhooks-events/:id/resend': resendEvent,
  'GET /v1/reporting/transactions': searchTransactions,
  'GET /v1/customer/disputes': listDisputes,
  'GET /v1/customer/disputes/:id': getDispute,
};
