import { Check, Clock, ClockAlert, LoaderCircle, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Status } from '#shared/contract/validations.ts';
import { Badge, type Tone } from '../../components/ui/badge.tsx';

const looks: Readonly<Record<Status, { readonly icon: LucideIcon; readonly tone?: Tone }>> = {
  PENDING: { icon: Clock },
  PROCESSING: { icon: LoaderCircle },
  VALID: { icon: Check, tone: 'ok' },
  INVALID: { icon: X, tone: 'bad' },
  ERROR: { icon: TriangleAlert, tone: 'warn' },
  TIMEOUT: { icon: ClockAlert, tone: 'warn' },
};

export const StatusBadge = ({ status }: { readonly status: Status }) => {
  const { t } = useTranslation('history');
  const { icon, tone } = looks[status];
  return (
    <Badge icon={icon} tone={tone} spinning={status === 'PROCESSING'}>
      {t(`statuses.${status}`)}
    </Badge>
  );
};
