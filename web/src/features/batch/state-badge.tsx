import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  FileQuestionMark,
  LoaderCircle,
  Pause,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import type { Batch } from './api/batch.ts';
import { stateOf, type State } from './state.ts';
import { useWords } from './use-words.ts';

const icons = {
  uploading: FileQuestionMark,
  waiting: Clock,
  reading: LoaderCircle,
  asking: LoaderCircle,
  pausing: LoaderCircle,
  paused: Pause,
  outOfCredits: Wallet,
  done: CircleCheck,
  failed: CircleX,
  cancelled: CircleSlash,
} as const satisfies Record<State, LucideIcon>;

const tones: Readonly<Partial<Record<State, Tone>>> = { outOfCredits: 'warn', uploading: 'warn', failed: 'bad' };

/** Where a batch is, in a few words. */
export const StateBadge = ({ of }: { readonly of: Batch }) => {
  const words = useWords();
  const state = stateOf(of);
  return (
    <Badge icon={icons[state]} tone={tones[state]} spinning={icons[state] === LoaderCircle}>
      {words.state(of)}
    </Badge>
  );
};
