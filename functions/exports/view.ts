import type * as z from 'zod';
import type { AccountExport as Shown } from '#shared/contract/app/keeping.ts';
import { accountExport, type AccountExportState } from '#shared/validation/account-export.ts';
import { plusHours } from '../rules/time.ts';
import type { AccountExport } from '../store/exports/account-exports.ts';

/** What became of a copy, by this moment. */
export const stateOf = (one: AccountExport | undefined, now: string): AccountExportState => {
  if (one === undefined) return 'none';
  if (one.stage === 'collecting')
    return !one.isParked && plusHours(one.askedAt, accountExport.failsAfterHours) > now ? 'preparing' : 'failed';
  return one.stage === 'ready' && (one.expiresAt ?? now) > now ? 'ready' : 'expired';
};

export const exportView = (one: AccountExport | undefined, now: string): z.input<typeof Shown> => {
  const state = stateOf(one, now);
  return {
    state,
    requestedAt: one?.askedAt ?? null,
    readyAt: one?.readyAt ?? null,
    expiresAt: one?.expiresAt ?? null,
    bytes: state === 'ready' ? (one?.bytes ?? null) : null,
  };
};
