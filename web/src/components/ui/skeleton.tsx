import { cx } from './class-names.ts';
import './skeleton.css';

/** The place of a text that is on its way. Size it with a width class; the region around it carries `aria-busy`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span className={cx('skel', className)} aria-hidden="true" />
);
