import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface SpinnerProps {
  readonly label: string;
  /** Covers the window instead of the place it stands in. */
  readonly fullScreen?: boolean;
}

/** A centred spinner with its word. */
export const Spinner = ({ label, fullScreen }: SpinnerProps) => (
  <output
    className={`grid place-content-center justify-items-center gap-3 text-t-14 text-ink-2 ${fullScreen ? 'min-h-dvh' : 'min-h-80'}`}
  >
    <Icon of={LoaderCircle} className="spin text-t-28 text-accent" />
    {label}
  </output>
);
