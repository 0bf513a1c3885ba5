import type { LucideIcon } from 'lucide-react';
import { cx } from './class-names.ts';
import './icon.css';

export interface IconProps {
  readonly of: LucideIcon;
  readonly className?: string;
}

/** A Lucide outline at the size of the text around it. Decorative: the word beside it carries the meaning. */
export const Icon = ({ of: Glyph, className }: IconProps) => (
  <Glyph className={cx('i', className)} aria-hidden="true" focusable="false" />
);
