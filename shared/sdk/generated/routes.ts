// Written by `npm run openapi` from the contract: what is changed here is lost.

/** Where each operation is. */
export const routes = {
  actOnBatch: 'POST /v1/batches/{id}/{action}',
  createBatch: 'POST /v1/batches',
  listBatches: 'GET /v1/batches',
  getBatch: 'GET /v1/batches/{id}',
  listBatchResults: 'GET /v1/batches/{id}/results',
  getRequirements: 'GET /v1/countries/{country}/requirements',
  listAccountTypes: 'GET /v1/countries/{country}/account-types',
  listBanks: 'GET /v1/countries/{country}/banks',
  listCountries: 'GET /v1/countries',
  listDocumentTypes: 'GET /v1/countries/{country}/document-types',
  getCredits: 'GET /v1/credits',
  getUsage: 'GET /v1/usage',
  createValidation: 'POST /v1/validations',
  listValidations: 'GET /v1/validations',
  getValidation: 'GET /v1/validations/{id}',
  searchValidations: 'POST /v1/validations/search',
  changeWebhook: 'PATCH /v1/webhooks/{id}',
  deleteWebhook: 'DELETE /v1/webhooks/{id}',
  getWebhook: 'GET /v1/webhooks/{id}',
  createWebhook: 'POST /v1/webhooks',
  listWebhooks: 'GET /v1/webhooks',
  getDelivery: 'GET /v1/webhooks/deliveries/{id}',
  listDeliveries: 'GET /v1/webhooks/{id}/deliveries',
  replayDelivery: 'POST /v1/webhooks/deliveries/{id}/replay',
  rotateWebhookSecret: 'POST /v1/webhooks/{id}/rotate',
  testWebhook: 'POST /v1/webhooks/{id}/test',
  createWidgetSession: 'POST /v1/widget/sessions',
  redeemWidgetResult: 'POST /v1/widget/results',
} as const;

/** Those that take an `Idempotency-Key`: a repetition under the same is answered as the first was. */
export const keyed: ReadonlySet<string> = new Set([
  'createBatch',
  'createValidation',
  'createWebhook',
  'rotateWebhookSecret',
]);
