import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../components/ui/save-file.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { exportHistory } from './api/export.ts';
import { filtersOf, type Filters } from './filters.ts';
import { useHelpAction } from '../../components/help-link/use-help-action.ts';

const everything = filtersOf(new URLSearchParams());

/** Downloads what the filters leave, all pages of it. */
export const useExport = () => {
  const { t } = useTranslation('history');
  const isOnline = useOnline();
  const help = useHelpAction();
  const { mutate, isPending } = useMutation({
    mutationFn: exportHistory,
    onSuccess: (file) => {
      if (!file) return toasts.info(t('export.nothing'), t('export.nothingMore'));
      saveFile(file, `cuentaclara-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`);
      toasts.success(t('export.done'), t('export.masked'));
    },
    onError: (error) =>
      toasts.error(t('export.failed'), t(isOnline ? 'failed.explain' : 'export.offline'), help(error)),
  });
  return { save: (filters: Filters = everything) => mutate(filters), isSaving: isPending };
};
