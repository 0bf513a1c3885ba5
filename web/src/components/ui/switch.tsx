import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** `test` paints it violet: it leads into the sandbox. */
  readonly tone?: 'test';
}

export const Switch = ({ label, hint, tone, className, ...rest }: SwitchProps) => (
  <label className={cx('switch', tone && `switch--${tone}`, className)}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
    <input {...rest} type="checkbox" role="switch" />
    <span>
      <b>{label}</b>
      {hint && <span>{hint}</span>}
    </span>
  </label>
);
