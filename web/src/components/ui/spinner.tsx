import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import './spinner.css';

export interface SpinnerProps {
  readonly label: string;
  /** Covers the window instead of the place it stands in. */
  readonly fullScreen?: boolean;
}

/** A centred spinner with its word. */
export const Spinner = ({ label, fullScreen }: SpinnerProps) => (
  <output className={cx('spinner', fullScreen && 'spinner--full')}>
    <Icon of={LoaderCircle} className="spin" />
    {label}
  </output>
);
