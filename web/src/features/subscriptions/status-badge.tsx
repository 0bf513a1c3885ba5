import { Ban, Check, CircleHelp, Clock, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Subscription } from './api/subscriptions.ts';
import { useWords } from './use-words.ts';

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

export interface StatusBadgeProps {
  readonly of: Subscription;
  readonly now: string;
}

/** How a subscription stands, in a word; until when it counts, once it does not renew. */
export const StatusBadge = ({ of: { status, activeTo }, now }: StatusBadgeProps) => {
  const { t } = useTranslation('subscriptions');
  const { day } = useWords();
  const { icon, tone } = faces[status];
  const isEnding = status === 'cancelled' && activeTo !== null && activeTo > now;
  return (
    <Badge icon={icon} tone={tone}>
      {isEnding ? t('status.ending', { day: day(activeTo) }) : t(`status.${status}`)}
    </Badge>
  );
};
