import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { Batch, Result } from '../api/batch.ts';
import { readResults } from '../api/batches.ts';
import { countOf, narrowedTo } from '../rows-of.ts';
import { useRefusal } from '../use-refusal.ts';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

const names = ['stop', 'look', 'FAILED'] as const;

/** Rows that are not to be paid as they are, the first of each kind: the others are in the file. */
export interface PrintedGroup {
  readonly name: (typeof names)[number];
  readonly rows: readonly Result[];
}

const readGroups = (batch: Batch): Promise<PrintedGroup[]> =>
  Promise.all(
    names
      .filter((name) => countOf(batch, name) > 0)
      .map(async (name) => ({
        name,
        rows: (await readResults(batch.id, { ...narrowedTo(name), limit: batchLimits.resultsPage })).data,
      })),
  );

/** Prints the page once the rows that are not to be paid stand on it. */
export const usePrinting = (batch: Batch) => {
  const { t } = useTranslation('batch');
  const refusal = useRefusal();
  const help = useHelpAction();
  const [toPrint, setToPrint] = useState<readonly PrintedGroup[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readGroups(batch),
    onSuccess: setToPrint,
    onError: (error) => toasts.error(t('download.failed'), refusal(error), help(error)),
  });
  useEffect(() => {
    if (toPrint) window.print();
  }, [toPrint]);
  return { toPrint, print: () => mutate(), isPreparing: isPending };
};
