import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { Batch } from '../api/batch.ts';
import { readResults } from '../api/batches.ts';
import { useRefusal } from '../use-refusal.ts';
import { useWords } from '../use-words.ts';
import { fileName } from './file-name.ts';
import { resultsFile, type FileWanted, type ReadPage } from './results-file.ts';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

const readPageOf =
  (id: string, signal: AbortSignal): ReadPage =>
  (cursor, status) =>
    readResults(id, { cursor, limit: batchLimits.resultsPage, ...(status && { status }) }, signal);

/** Downloads the results of a batch; `done` rows are written, nothing while no file is on its way. */
export const useDownload = (batch: Batch) => {
  const { t } = useTranslation('batch');
  const words = useWords();
  const refusal = useRefusal();
  const help = useHelpAction();
  const running = useRef<AbortController>(undefined);
  const [done, setDone] = useState(0);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: FileWanted) => {
      const stop = new AbortController();
      running.current = stop;
      setDone(0);
      return resultsFile(batch, wanted, { t, read: readPageOf(batch.id, stop.signal), onRows: setDone });
    },
    onSuccess: (file, { rows, kind }) => {
      saveFile(file, fileName(words.name(batch), t(`download.files.${rows}`), kind));
      toasts.success(t('download.done'));
    },
    onError: (error) =>
      running.current?.signal.aborted
        ? toasts.info(t('download.stopped'))
        : toasts.error(t('download.failed'), refusal(error), help(error)),
  });
  return { save: mutate, stop: () => running.current?.abort(), done: isPending ? done : undefined };
};
