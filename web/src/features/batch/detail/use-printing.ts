import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { Batch, Result } from '../api/batch.ts';
import { readResults } from '../api/batches.ts';
import { useRefusal } from '../use-refusal.ts';

/** Prints the page once the rows that failed stand on it, the first of them: the others are in their file. */
export const usePrinting = ({ id, counts }: Batch) => {
  const { t } = useTranslation('batch');
  const refusal = useRefusal();
  const [failures, setFailures] = useState<readonly Result[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      counts.failed === 0 ? [] : (await readResults(id, { status: 'FAILED', limit: batchLimits.resultsPage })).data,
    onSuccess: setFailures,
    onError: (error) => toasts.error(t('download.failed'), refusal(error)),
  });
  useEffect(() => {
    if (failures) window.print();
  }, [failures]);
  return { failures, print: () => mutate(), isPreparing: isPending };
};
