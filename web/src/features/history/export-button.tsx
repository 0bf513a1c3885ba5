import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Filters } from './filters.ts';
import { useExport } from './use-export.ts';

export const ExportButton = ({ filters }: { readonly filters: Filters }) => {
  const { t } = useTranslation('history');
  const { save, isSaving } = useExport();
  return (
    <Button size="sm" busy={isSaving} onClick={() => save(filters)}>
      {!isSaving && <Icon of={Download} />}
      {t('export.button')}
    </Button>
  );
};
