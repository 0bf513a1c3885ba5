import {
  bankTimes,
  creditsPerValidation,
  edgeLimits,
  keyLimits,
  pendingAtMostMinutes,
  slowSandboxMs,
} from '#shared/plans.ts';
import { batchKept, batchLimits } from '#shared/validation/batches.ts';
import { fieldsAtMost, idempotencyHours, idempotencyKeyAtMost, maxBodyKb } from '#shared/validation/limits.ts';
import { retryAfterSeconds, webhookLimits } from '#shared/validation/webhooks.ts';
import { receiptHours } from '#shared/validation/receipts.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { packs } from '#shared/engine/index.ts';
import { cacheSeconds } from '#shared/contract/resources/catalog.ts';

/** Numbers of the product that guides tell: `{{perMinute}}` in their text. */
export const values = {
  countries: packs.length,
  perMinute: keyLimits.perMinute,
  keyRotationHours: keyLimits.rotationHours,
  creditsPerValidation,
  perAddress: edgeLimits.perAddress,
  catalogMinutes: cacheSeconds / 60,
  bankSeconds: bankTimes.deadlineMs / 1000,
  pendingMinutes: pendingAtMostMinutes,
  slowSeconds: slowSandboxMs / 1000,
  idempotencyKeyCharacters: idempotencyKeyAtMost,
  idempotencyHours,
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
  receiptHours: receiptHours.least,
  receiptDays: receiptHours.most / 24,
} as const;
