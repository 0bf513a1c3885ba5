import type { fixes as es } from './es.ts';

export const fixes: Readonly<Record<keyof typeof es, string>> = {
  malformedRequest: 'Send well-formed JSON; let your library write it.',
  requestRefused: 'Check route, method and headers against the documentation.',
  invalidApiKey: 'Check that the key is active and the secret is the last one you saved. If you lost it, rotate it.',
  insufficientCredits: 'Buy credits, or watch the balance before you send many requests.',
  accessDenied: 'Use a key that may do this operation.',
  productionNeedsPlan: 'Production keys work with Pro or Enterprise. Meanwhile, use one of the sandbox.',
  notOnPlan:
    'Webhooks come with Pro and Enterprise. The widget comes with the Enterprise subscription; its credits do not bring it.',
  keyNotForThis: 'Use an API key: that of the widget only creates sessions and trades results.',
  originNotAllowed: 'Add the origin under Widget just as a browser says it: no path and no slash at its end.',
  widgetOff: 'Switch it on under Widget. While it is off no session begins, and none goes on.',
  notFound: 'Use the id we gave you, with a key of the same environment: sandbox and production never meet.',
  idempotencyInProgress: 'Wait a moment and repeat the same request: you will get the same result.',
  tooManyWebhooks: 'Delete one you no longer use: each account has ten at most.',
  tooManyBatches: 'Wait until one ends, or cancel those whose file you will not send.',
  batchCannot: 'Read its status first: only one that is under way can be paused, only one that ended can be retried.',
  batchFileMissing:
    'Send the file to the address of the answer, with its headers and its exact size; then start the batch.',
  resultTokenUsed:
    'Trade it once and keep the result. If the answer was lost, ask for the validation that the error names.',
  bodyTooLarge: 'Send one account in each request, and many as a batch or as its file.',
  unsupportedMediaType: 'Set the header that says the body is JSON.',
  invalidFields: 'Ask for the fields of each country instead of fixing them; the answer says which one is missing.',
  invalidCursor: 'Use the cursor of the page before with the same filters and the same key.',
  invalidAccount: 'Check the check digit before you send; the answer says which digit and what was expected.',
  idempotencyMismatch: 'Make a new key for each different request, and repeat it in retries only.',
  tooManyRequests: 'Wait as long as Retry-After says, and spread the requests over the minute.',
  tooManyUnanswered: 'Check the accounts you send, and wait as long as Retry-After says.',
  quotaExceeded: 'Wait for the first of the month (UTC), use another key or move to a larger plan.',
  internal: 'Try again with the same Idempotency-Key. If it goes on, write to us with the id of the request.',
  badGateway: 'Try again with the same Idempotency-Key: nothing is charged twice.',
  dataUnavailable: 'Try again after Retry-After with the same Idempotency-Key. Nothing was charged.',
  providerUnavailable: 'Try again after Retry-After with the same Idempotency-Key. Nothing was charged.',
  gatewayTimeout: 'Try again with the same Idempotency-Key: you get the result if it has ended.',
};
