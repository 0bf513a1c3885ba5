import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { Usage } from './api/usage.ts';
import { useWords } from '../../lib/use-words.ts';

export interface LimitNoticeProps {
  readonly of: Usage;
  readonly isOneKey: boolean;
  readonly onPlans: () => void;
}

const highFrom = 80;
const fullFrom = 100;

/** The month that ends when the counter begins anew. */
export const monthOf = (resetsAt: string): string => new Date(new Date(resetsAt).getTime() - 1).toISOString();

/** That a key is near its limit of the month, or at it. */
export const LimitNotice = ({ of: { limit }, isOneKey, onPlans }: LimitNoticeProps) => {
  const { t } = useTranslation('usage');
  const words = useWords();
  if (limit.percentage < highFrom) return null;
  const isFull = limit.percentage >= fullFrom;
  const month = words.month(monthOf(limit.resetsAt));
  const day = words.shortDay(limit.resetsAt);
  const percentage = words.percent(limit.percentage / 100);
  const full = isOneKey ? 'high.fullTitleOne' : 'high.fullTitle';
  const near = isOneKey ? 'high.titleOne' : 'high.title';
  return (
    <Alert
      tone={isFull ? 'bad' : 'warn'}
      title={isFull ? t(full, { month }) : t(near, { month, percentage })}
      action={
        <Button look="ghost" size="sm" onClick={onPlans}>
          {t('high.plans')}
        </Button>
      }
    >
      {isFull
        ? t('high.full', { day })
        : t('high.left', { left: words.number(limit.monthly - limit.used), limit: words.number(limit.monthly), day })}
    </Alert>
  );
};
