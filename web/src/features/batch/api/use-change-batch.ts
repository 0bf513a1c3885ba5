import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BatchAction } from '#shared/validation/batches.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { useRefusal } from '../use-refusal.ts';
import type { Batch, BatchChange } from './batch.ts';
import { actOnBatch, batchesKey, changeBatch, oneBatch } from './batches.ts';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

/** What the server makes of a batch stands on screen at once; lists and rows are read anew. */
const useChanged = (id: string) => {
  const { t } = useTranslation('batch');
  const refusal = useRefusal();
  const help = useHelpAction();
  const cache = useQueryClient();
  return {
    onSuccess: (batch: Batch) => cache.setQueryData(oneBatch(id, true).queryKey, batch),
    onError: (error: unknown) => toasts.error(t('failed.change'), refusal(error), help(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: batchesKey }),
  };
};

/** Names a batch, or notes something about it. */
export const useChangeBatch = (id: string) =>
  useMutation({ mutationFn: (change: BatchChange) => changeBatch(id, change), ...useChanged(id) });

/** Pauses, resumes, cancels or asks again. */
export const useActOnBatch = (id: string) =>
  useMutation({ mutationFn: (action: BatchAction) => actOnBatch(id, action), ...useChanged(id) });
