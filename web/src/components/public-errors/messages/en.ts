import { en as catalogue } from '#shared/messages/en.ts';
import { fixes } from '#shared/messages/fixes/en.ts';
import type { Translation } from '../../../lib/i18n/translation.ts';
import type es from './es.ts';

const { errors } = catalogue;

export default {
  malformedRequest: {
    what: errors['errors.malformedRequest'].title,
    fix: fixes.malformedRequest,
  },
  requestRefused: {
    what: errors['errors.requestRefused'].title,
    fix: fixes.requestRefused,
  },
  invalidApiKey: {
    what: errors['errors.invalidApiKey'].title,
    fix: fixes.invalidApiKey,
  },
  insufficientCredits: {
    what: errors['errors.insufficientCredits'].title,
    fix: fixes.insufficientCredits,
  },
  accessDenied: { what: errors['errors.accessDenied'].title, fix: fixes.accessDenied },
  productionNeedsPlan: {
    what: errors['errors.productionNeedsPlan'].title,
    fix: fixes.productionNeedsPlan,
  },
  notOnPlan: {
    what: errors['errors.notOnPlan'].title,
    fix: fixes.notOnPlan,
  },
  keyNotForThis: {
    what: errors['errors.keyNotForThis'].title,
    fix: fixes.keyNotForThis,
  },
  originNotAllowed: {
    what: errors['errors.originNotAllowed'].title,
    fix: fixes.originNotAllowed,
  },
  widgetOff: {
    what: errors['errors.widgetOff'].title,
    fix: fixes.widgetOff,
  },
  notFound: {
    what: errors['errors.notFound'].title,
    fix: fixes.notFound,
  },
  idempotencyInProgress: {
    what: errors['errors.idempotencyInProgress'].title,
    fix: fixes.idempotencyInProgress,
  },
  tooManyWebhooks: {
    what: errors['errors.tooManyWebhooks'].title,
    fix: fixes.tooManyWebhooks,
  },
  tooManyBatches: {
    what: errors['errors.tooManyBatches'].title,
    fix: fixes.tooManyBatches,
  },
  batchCannot: {
    what: errors['errors.batchCannot'].title,
    fix: fixes.batchCannot,
  },
  batchFileMissing: {
    what: errors['errors.batchFileMissing'].title,
    fix: fixes.batchFileMissing,
  },
  resultTokenUsed: {
    what: errors['errors.resultTokenUsed'].title,
    fix: fixes.resultTokenUsed,
  },
  bodyTooLarge: {
    what: errors['errors.bodyTooLarge'].title,
    fix: fixes.bodyTooLarge,
  },
  unsupportedMediaType: {
    what: errors['errors.unsupportedMediaType'].title,
    fix: fixes.unsupportedMediaType,
  },
  invalidFields: {
    what: errors['errors.invalidFields'].title,
    fix: fixes.invalidFields,
  },
  invalidCursor: {
    what: errors['errors.invalidCursor'].title,
    fix: fixes.invalidCursor,
  },
  invalidAccount: {
    what: errors['errors.invalidAccount'].title,
    fix: fixes.invalidAccount,
  },
  idempotencyMismatch: {
    what: errors['errors.idempotencyMismatch'].title,
    fix: fixes.idempotencyMismatch,
  },
  tooManyRequests: {
    what: 'Too many requests in one minute',
    fix: fixes.tooManyRequests,
  },
  tooManyUnanswered: {
    what: errors['errors.tooManyUnanswered'].title,
    fix: fixes.tooManyUnanswered,
  },
  quotaExceeded: {
    what: errors['errors.quotaExceeded'].title,
    fix: fixes.quotaExceeded,
  },
  internal: {
    what: errors['errors.internal'].title,
    fix: fixes.internal,
  },
  badGateway: {
    what: errors['errors.badGateway'].title,
    fix: fixes.badGateway,
  },
  dataUnavailable: {
    what: errors['errors.dataUnavailable'].title,
    fix: fixes.dataUnavailable,
  },
  providerUnavailable: {
    what: errors['errors.providerUnavailable'].title,
    fix: fixes.providerUnavailable,
  },
  gatewayTimeout: {
    what: errors['errors.gatewayTimeout'].title,
    fix: fixes.gatewayTimeout,
  },
} satisfies Translation<typeof es>;
