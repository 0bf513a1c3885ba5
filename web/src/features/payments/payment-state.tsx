import {
  Ban,
  CircleDashed,
  CircleHelp,
  LoaderCircle,
  RotateCcw,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Payment } from './api/payment.ts';
import { useWords } from './use-words.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly tone?: Tone;
}

/** All but what went well, which is a plain word: a list of badges would hide the one that matters. */
const states: Readonly<Record<Exclude<Payment['status'], 'success'>, Look>> = {
  pending: { icon: CircleDashed },
  processing: { icon: LoaderCircle },
  declined: { icon: TriangleAlert, tone: 'warn' },
  cancelled: { icon: Ban },
  failed: { icon: X, tone: 'bad' },
  refunded: { icon: RotateCcw },
  reversed: { icon: RotateCcw, tone: 'bad' },
  disputed: { icon: TriangleAlert, tone: 'warn' },
  unknown: { icon: CircleHelp },
};

/** What became of a payment, in a word. */
export const PaymentState = ({ of: { status, amount: sum, refunded } }: { readonly of: Payment }) => {
  const { t } = useTranslation('payments');
  const { amount } = useWords();
  const isPart = status === 'refunded' && refunded !== null && refunded.value !== sum.value;
  if (status !== 'success' && !isPart) return <Badge {...states[status]}>{t(`list.states.${status}`)}</Badge>;
  if (refunded) return <Badge icon={RotateCcw}>{t('list.partly', { amount: amount(refunded) })}</Badge>;
  return t('list.states.success');
};
