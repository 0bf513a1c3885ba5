import {
  Check,
  CircleAlert,
  Clock,
  ClockAlert,
  EyeOff,
  LoaderCircle,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isRisky } from '#shared/validation/risk.ts';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Row } from './api/history.ts';

type Look = Row['status'] | 'RISKY';

const looks: Readonly<Record<Look, { readonly icon: LucideIcon; readonly tone?: Tone }>> = {
  PENDING: { icon: Clock },
  PROCESSING: { icon: LoaderCircle },
  VALID: { icon: Check, tone: 'ok' },
  RISKY: { icon: TriangleAlert, tone: 'warn' },
  INVALID: { icon: X, tone: 'bad' },
  ERROR: { icon: CircleAlert, tone: 'warn' },
  TIMEOUT: { icon: ClockAlert, tone: 'warn' },
  UNREADABLE: { icon: EyeOff },
};

type Judged = Pick<Row, 'status' | 'fraudRisk'>;

export const StatusBadge = ({ of }: { readonly of: Judged }) => {
  const { t } = useTranslation('history');
  const look: Look = isRisky(of) ? 'RISKY' : of.status;
  const { icon, tone } = looks[look];
  return (
    <Badge icon={icon} tone={tone} spinning={look === 'PROCESSING'}>
      {t(`statuses.${look}`)}
    </Badge>
  );
};
