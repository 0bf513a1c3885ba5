import { Download, FlaskConical, Plus, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QuickActions } from '../../components/ui/quick-actions.tsx';
import { useBuyCredits } from '../../features/credits/index.ts';
import { useExport } from '../../features/history/index.ts';
import type { DeskHandle } from '../../features/validation/index.ts';

/** The next steps of a day's work; each leads somewhere that exists. */
export const DashboardActions = ({ restart, showTestNumbers }: Omit<DeskHandle, 'sample'>) => {
  const { t } = useTranslation(['validation', 'history', 'credits']);
  const { save, isSaving } = useExport();
  const buy = useBuyCredits();
  return (
    <QuickActions
      label={t('quick.label')}
      actions={[
        { icon: Plus, label: t('quick.restart'), hint: t('quick.restartHint'), onClick: restart },
        {
          icon: FlaskConical,
          label: t('quick.testNumbers'),
          hint: t('quick.testNumbersHint'),
          onClick: showTestNumbers,
        },
        {
          icon: Download,
          label: t('history:export.all'),
          hint: t('history:export.allHint'),
          onClick: () => save(),
          busy: isSaving,
        },
        { icon: Wallet, label: t('credits:buy'), hint: t('credits:buyHint'), onClick: buy },
      ]}
    />
  );
};
