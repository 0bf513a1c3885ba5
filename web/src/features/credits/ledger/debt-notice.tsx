import type { ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { useUser } from '../../../lib/session/current.ts';
import { helpOfDebt } from '../../../components/help-link/pages.ts';

export interface DebtNoticeProps {
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** That credits are owed, why, and who pays them; nothing where none are. */
export const DebtNotice = ({ action, className }: DebtNoticeProps) => {
  const { t } = useTranslation('ledger');
  const { debt } = useUser();
  if (debt === 0) return null;
  return (
    <Alert
      tone="warn"
      icon={Undo2}
      title={t('debt', { count: debt })}
      help={helpOfDebt}
      {...(action !== undefined && { action })}
      {...(className !== undefined && { className })}
    >
      {t('debtMore')}
    </Alert>
  );
};
