import { Ban, Check, CircleHelp, Clock, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Subscription } from './api/subscriptions.ts';

type Status = Subscription['status'];

const faces: Readonly<Record<Status, { readonly icon: LucideIcon; readonly tone?: Tone }>> = {
  pending: { icon: Clock },
  active: { icon: Check, tone: 'ok' },
  pastDue: { icon: TriangleAlert, tone: 'warn' },
  suspended: { icon: OctagonX, tone: 'bad' },
  cancelled: { icon: Ban },
  expired: { icon: Ban },
  unknown: { icon: CircleHelp },
};

export const StatusBadge = ({ of }: { readonly of: Status }) => {
  const { t } = useTranslation('subscriptions');
  const { icon, tone } = faces[of];
  return (
    <Badge icon={icon} tone={tone}>
      {t(`status.${of}`)}
    </Badge>
  );
};
