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
import { Badge } from '../../components/ui/badge.tsx';
import { answerTones } from '../../lib/answer-tones.ts';
import type { Row } from './api/history.ts';

type Look = Row['status'] | 'RISKY';

const icons: Readonly<Record<Look, LucideIcon>> = {
  PENDING: Clock,
  PROCESSING: LoaderCircle,
  VALID: Check,
  RISKY: TriangleAlert,
  INVALID: X,
  ERROR: CircleAlert,
  TIMEOUT: ClockAlert,
  UNREADABLE: EyeOff,
};

type Judged = Pick<Row, 'status' | 'fraudRisk'>;

export const StatusBadge = ({ of }: { readonly of: Judged }) => {
  const { t } = useTranslation('history');
  const look: Look = isRisky(of) ? 'RISKY' : of.status;
  const tone = answerTones[look];
  return (
    <Badge icon={icons[look]} tone={tone === 'wait' ? undefined : tone} spinning={look === 'PROCESSING'}>
      {t(`statuses.${look}`)}
    </Badge>
  );
};
