import {
  ArrowLeftRight,
  Check,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  ClockAlert,
  Coins,
  Contrast,
  EyeOff,
  LoaderCircle,
  TriangleAlert,
  Users,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { HeadlineName } from '#shared/validation/headline.ts';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';

/** Shapes differ as far as tones do, so that colour is never alone. */
export const headlineIcons: Readonly<Record<HeadlineName, LucideIcon>> = {
  match: Check,
  matchWarned: TriangleAlert,
  matchStopped: TriangleAlert,
  partial: Contrast,
  partialWarned: Contrast,
  partialStopped: TriangleAlert,
  mismatch: X,
  exists: CircleCheck,
  existsWarned: TriangleAlert,
  existsStopped: TriangleAlert,
  otherAccount: ArrowLeftRight,
  otherHolder: ArrowLeftRight,
  otherPayee: Users,
  notFound: X,
  otherCurrency: Coins,
  noAnswer: ClockAlert,
  broken: CircleAlert,
  bankNotCovered: CircleQuestionMark,
  countryNotCovered: CircleQuestionMark,
  methodNotCovered: CircleQuestionMark,
  underway: LoaderCircle,
  unreadable: EyeOff,
};

const marks: Readonly<Partial<Record<HeadlineName, 'ok' | 'bad'>>> = { match: 'ok', mismatch: 'bad', notFound: 'bad' };

/** At the head of a card: the plainest yes and no are filled. */
export const HeadlineIcon = ({ of }: { readonly of: HeadlineName }) => {
  const mark = marks[of];
  if (mark) return <Mark state={mark} />;
  return <Icon of={headlineIcons[of]} className={of === 'underway' ? 'spin' : ''} />;
};
