import type { ReactNode } from 'react';
import { ArrowLeft, CircleHelp, ClockAlert, LoaderCircle, RotateCcw, TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/ui/icon.tsx';
import { Mark } from '../../components/ui/mark.tsx';
import type { ResultSheetProps } from '../../components/result-sheet/result-sheet.tsx';
import type { Outcome } from './outcome.ts';

interface Look {
  readonly icon: ReactNode;
  readonly tone?: ResultSheetProps['tone'];
}

/** Green is paid, red did not work, amber is not known or not decided; what somebody chose, or is over, has no colour. */
export const looks: Readonly<Record<Outcome, Look>> = {
  confirming: { icon: <Icon of={LoaderCircle} className="spin" /> },
  review: { icon: <Icon of={ClockAlert} />, tone: 'warn' },
  unapproved: { icon: <Icon of={ArrowLeft} /> },
  paid: { icon: <Mark state="ok" />, tone: 'ok' },
  declined: { icon: <Mark state="bad" />, tone: 'bad' },
  cancelled: { icon: <Icon of={ArrowLeft} /> },
  failed: { icon: <Mark state="bad" />, tone: 'bad' },
  refunded: { icon: <Icon of={RotateCcw} /> },
  reversed: { icon: <Icon of={RotateCcw} />, tone: 'warn' },
  disputed: { icon: <Icon of={TriangleAlert} />, tone: 'warn' },
  unknown: { icon: <Icon of={CircleHelp} />, tone: 'warn' },
};
