import { en as catalogue } from '#shared/messages/en.ts';
import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const { errors } = catalogue;

export default {
  malformedRequest: {
    what: errors['errors.malformedRequest'].title,
    fix: 'Send well-formed JSON; let your library write it.',
  },
  requestRefused: {
    what: errors['errors.requestRefused'].title,
    fix: 'Check route, method and headers against the documentation.',
  },
  invalidApiKey: {
    what: errors['errors.invalidApiKey'].title,
    fix: 'Check that the key is active and the secret is the last one you saved. If you lost it, rotate it.',
  },
  insufficientCredits: {
    what: errors['errors.insufficientCredits'].title,
    fix: 'Buy credits, or watch the balance before you send many requests.',
  },
  accessDenied: { what: errors['errors.accessDenied'].title, fix: 'Use a key that may do this operation.' },
  productionNeedsPlan: {
    what: errors['errors.productionNeedsPlan'].title,
    fix: 'Production keys work with Pro or Enterprise. Meanwhile, use one of the sandbox.',
  },
  notOnPlan: {
    what: errors['errors.notOnPlan'].title,
    fix: 'The widget comes with the Enterprise subscription; credits of Enterprise do not bring it.',
  },
  keyNotForThis: {
    what: errors['errors.keyNotForThis'].title,
    fix: 'Use an API key: that of the widget only creates sessions and trades results.',
  },
  originNotAllowed: {
    what: errors['errors.originNotAllowed'].title,
    fix: 'Add the origin under Widget just as a browser says it: no path and no slash at its end.',
  },
  widgetOff: {
    what: errors['errors.widgetOff'].title,
    fix: 'Switch it on under Widget. While it is off no session begins, and none goes on.',
  },
  notFound: {
    what: errors['errors.notFound'].title,
    fix: 'Use the id we gave you, with a key of the same environment: sandbox and production never meet.',
  },
  idempotencyInProgress: {
    what: errors['errors.idempotencyInProgress'].title,
    fix: 'Wait a moment and repeat the same request: you will get the same result.',
  },
  tooManyWebhooks: {
    what: errors['errors.tooManyWebhooks'].title,
    fix: 'Delete one you no longer use: each account has ten at most.',
  },
  tooManyBatches: {
    what: errors['errors.tooManyBatches'].title,
    fix: 'Wait until one ends, or cancel those whose file you will not send.',
  },
  batchCannot: {
    what: errors['errors.batchCannot'].title,
    fix: 'Read its status first: only one that is under way can be paused, only one that ended can be retried.',
  },
  batchFileMissing: {
    what: errors['errors.batchFileMissing'].title,
    fix: 'Send the file to the address of the answer, with its headers and its exact size; then start the batch.',
  },
  resultTokenUsed: {
    what: errors['errors.resultTokenUsed'].title,
    fix: 'Trade it once and keep the result. If the answer was lost, ask for the validation that the error names.',
  },
  bodyTooLarge: {
    what: errors['errors.bodyTooLarge'].title,
    fix: 'Send one account in each request, and many as a batch or as its file.',
  },
  unsupportedMediaType: {
    what: errors['errors.unsupportedMediaType'].title,
    fix: 'Set the header that says the body is JSON.',
  },
  invalidFields: {
    what: errors['errors.invalidFields'].title,
    fix: 'Ask for the fields of each country instead of fixing them; the answer says which one is missing.',
  },
  invalidCursor: {
    what: errors['errors.invalidCursor'].title,
    fix: 'Use the cursor of the page before with the same filters and the same key.',
  },
  invalidAccount: {
    what: errors['errors.invalidAccount'].title,
    fix: 'Check the check digit before you send; the answer says which digit and what was expected.',
  },
  idempotencyMismatch: {
    what: errors['errors.idempotencyMismatch'].title,
    fix: 'Make a new key for each different request, and repeat it in retries only.',
  },
  tooManyRequests: {
    what: 'Too many requests in one minute',
    fix: 'Wait as long as Retry-After says, and spread the requests over the minute.',
  },
  tooManyUnanswered: {
    what: errors['errors.tooManyUnanswered'].title,
    fix: 'Check the accounts you send, and wait as long as Retry-After says.',
  },
  quotaExceeded: {
    what: errors['errors.quotaExceeded'].title,
    fix: 'Wait for the first of the month (UTC), use another key or move to a larger plan.',
  },
  internal: {
    what: errors['errors.internal'].title,
    fix: 'Try again with the same Idempotency-Key. If it goes on, write to us with the id of the request.',
  },
  badGateway: {
    what: errors['errors.badGateway'].title,
    fix: 'Try again with the same Idempotency-Key: nothing is charged twice.',
  },
  providerUnavailable: {
    what: errors['errors.providerUnavailable'].title,
    fix: 'Try again after Retry-After with the same Idempotency-Key. Nothing was charged.',
  },
  gatewayTimeout: {
    what: errors['errors.gatewayTimeout'].title,
    fix: 'Try again with the same Idempotency-Key: you get the result if it has ended.',
  },
} satisfies Translation<typeof es>;
