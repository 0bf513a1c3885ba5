import { Check, CirclePause, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Key } from './api/keys.ts';

const looks: Readonly<Record<Key['state'], { readonly icon: LucideIcon; readonly tone?: Tone }>> = {
  active: { icon: Check, tone: 'ok' },
  inactive: { icon: CirclePause },
  lapsed: { icon: TriangleAlert, tone: 'warn' },
};

export const KeyState = ({ of }: { readonly of: Key['state'] }) => {
  const { t } = useTranslation('keys');
  return <Badge {...looks[of]}>{t(`states.${of}`)}</Badge>;
};
