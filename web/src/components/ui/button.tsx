import type { ComponentProps } from 'react';
import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import './button.css';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  /** `danger` cannot be taken back. */
  readonly look?: 'primary' | 'quiet' | 'ghost' | 'danger';
  readonly size?: 'xs' | 'sm' | 'lg';
  readonly block?: boolean;
  /** Square, for a lone icon; needs `aria-label`. */
  readonly square?: boolean;
}

const classOf = ({ look = 'quiet', size, block, square }: Look, className?: string) =>
  cx('btn', `btn--${look}`, size && `btn--${size}`, block && 'btn--block', square && 'btn--icon', className);

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'size'> {
  /** Work in progress: keeps its width and focus, refuses clicks, says so to screen readers. */
  readonly busy?: boolean;
}

export const Button = ({ look, size, block, square, busy, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classOf({ look, size, block, square }, className)}
    aria-disabled={busy ? true : rest['aria-disabled']}
    aria-busy={busy ?? undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <Icon of={LoaderCircle} className="spin" />}
    {children}
  </button>
);

/** A link of the router that looks like a button. */
export const ButtonLink = ({ look, size, block, square, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={classOf({ look, size, block, square }, className)} />
);
