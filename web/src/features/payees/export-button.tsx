import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { call } from '../../lib/api.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { wholeCsv } from '../../lib/whole-csv.ts';
import { useRefusal } from './use-refusal.ts';
import { useHelpAction } from '../../components/help-link/use-help-action.ts';

const exportPayees = () =>
  wholeCsv((cursor, options) => call('GET /api/payees/export', { query: { cursor } }, options));

/** All payees as a file that can be brought in again. */
export const ExportButton = () => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  const help = useHelpAction();
  const { mutate, isPending } = useMutation({
    mutationFn: exportPayees,
    onSuccess: (file) => {
      if (!file) return toasts.info(t('export.nothing'));
      saveFile(file, `cuentaclara-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}-${t('export.file')}.csv`);
      toasts.success(t('export.done'), t('export.whole'));
    },
    onError: (error) => toasts.error(t('export.failed'), refusal(error), help(error)),
  });
  return (
    <Button look="ghost" size="sm" aria-label={t('csvLabel')} busy={isPending} onClick={() => mutate()}>
      {!isPending && <Icon of={Download} />}
      {t('csv')}
    </Button>
  );
};
