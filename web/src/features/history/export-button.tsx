import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { toasts } from '../../lib/toasts/toasts.ts';
import { exportHistory } from './api/export.ts';
import type { Filters } from './filters.ts';

/** Hands a file to the browser; the address lives only as long as the click. */
const save = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Downloads what the filters leave, all pages of it. */
export const ExportButton = ({ filters }: { readonly filters: Filters }) => {
  const { t } = useTranslation('history');
  const exporting = useMutation({
    mutationFn: () => exportHistory(filters),
    onSuccess: (file) => {
      save(file, `cuentaclara-${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv`);
      toasts.success(t('export.done'), t('export.masked'));
    },
    onError: () => toasts.error(t('export.failed'), t('failed.explain')),
  });
  return (
    <Button size="sm" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {!exporting.isPending && <Icon of={Download} />}
      {t('export.button')}
    </Button>
  );
};
