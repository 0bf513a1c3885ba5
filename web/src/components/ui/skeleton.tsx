import { cx } from './class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** About as wide as what is on its way. */
  readonly width: string;
  readonly height?: string;
  readonly className?: string;
}

/** The place of a text that is on its way; the region around it carries `aria-busy`. */
export const Skeleton = ({ width, height, className }: SkeletonProps) => (
  <span className={cx('skel', className)} style={{ width, height }} aria-hidden="true" />
);
