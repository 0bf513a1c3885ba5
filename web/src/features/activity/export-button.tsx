import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHelpAction } from '../../components/help-link/use-help-action.ts';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { saveFile } from '../../components/ui/save-file.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { exportActivity } from './api/activity.ts';
import type { Filters } from './filters.ts';

/** Downloads what the filters leave, all pages of it. */
export const ExportButton = ({ filters }: { readonly filters: Filters }) => {
  const { t } = useTranslation('activity');
  const help = useHelpAction();
  const { mutate, isPending } = useMutation({
    mutationFn: exportActivity,
    onSuccess: (file) => {
      if (!file) return toasts.info(t('export.nothing'), t('export.nothingMore'));
      saveFile(file, `cuentaclara-actividad-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`);
      toasts.success(t('export.done'));
    },
    onError: (error) => toasts.error(t('export.failed'), t('failed.explain'), help(error)),
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate(filters)}>
      {!isPending && <Icon of={Download} />}
      {t('export.button')}
    </Button>
  );
};
