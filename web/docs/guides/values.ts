import {
  bankTimes,
  callLimits,
  creditMails,
  creditsPerValidation,
  edgeLimits,
  keyLimits,
  plans,
  slowSandboxMs,
} from '#shared/plans.ts';
import { batchKept, batchLimits } from '#shared/validation/batches.ts';
import { fieldsAtMost, idempotencyKeyAtMost, maxBodyKb } from '#shared/validation/limits.ts';
import { retryAfterSeconds, webhookLimits } from '#shared/validation/webhooks.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { packs } from '#shared/engine/index.ts';
import { cacheSeconds } from '#shared/contract/resources/catalog.ts';

/** Numbers of the product that guides tell: `{{perMinute}}` in their text. */
export const values = {
  countries: packs.length,
  perMinute: keyLimits.perMinute,
  keyRotationHours: keyLimits.rotationHours,
  creditsPerValidation,
  freeCredits: plans.free.pack.credits,
  freeDays: plans.free.pack.validDays,
  freeKeys: plans.free.keys.count,
  freeMonth: plans.free.monthlyValidationsPerKey.sandbox,
  lowBalance: creditMails.lowBalance,
  expiringDays: creditMails.expiringDays,
  perAddress: edgeLimits.perAddress,
  catalogMinutes: cacheSeconds / 60,
  bankSeconds: bankTimes.deadlineMs / 1000,
  patienceSeconds: bankTimes.patienceMs / 1000,
  slowSeconds: slowSandboxMs / 1000,
  idempotencyKeyCharacters: idempotencyKeyAtMost,
  bodyKb: maxBodyKb,
  referenceCharacters: fieldsAtMost.reference,
  batchInlineRows: batchLimits.inlineRows,
  batchInlineKb: batchLimits.inlineBytes / 1000,
  batchRows: batchLimits.rows,
  batchMb: batchLimits.bytes / 1_000_000,
  batchOpen: batchLimits.open,
  batchRowsPerDay: batchLimits.rowsPerDay,
  batchPage: batchLimits.resultsPage,
  uploadHours: batchKept.uploadHours,
  batchPausedDays: batchKept.pausedDays,
  batchFileDays: batchKept.fileDays,
  webhookCount: webhookLimits.count,
  webhookSeconds: webhookLimits.timeoutMs / 1000,
  webhookKeptDays: webhookLimits.keptDays,
  webhookDisabledDays: webhookLimits.disabledAfterDays,
  webhookRotationHours: webhookLimits.rotationHours,
  webhookTestsPerDay: webhookLimits.testsPerDay,
  webhookTries: retryAfterSeconds.length + 1,
  widgetMinutes: widgetLimits.sessionMinutes,
  widgetTries: widgetLimits.validations.usual,
  widgetTriesAtMost: widgetLimits.validations.atMost,
  widgetOrigins: widgetLimits.origins,
  widgetDay: widgetLimits.perDay.usual,
  resultMinutes: widgetLimits.resultMinutes,
  receiptsPerMinute: callLimits.showReceipt.perAddress,
} as const;
