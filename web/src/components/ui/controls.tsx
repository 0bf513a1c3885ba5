import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import './field.css';

interface Dense {
  /** The 40-px height of toolbars and tables. */
  readonly dense?: boolean;
}

export const Input = ({ dense, className, ...rest }: ComponentProps<'input'> & Dense) => (
  <input {...useFieldLinks()} {...rest} className={cx('input', dense && 'input--sm', className)} />
);

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export const Select = ({
  options,
  dense,
  className,
  ...rest
}: ComponentProps<'select'> & Dense & { readonly options: readonly Option[] }) => (
  <select {...useFieldLinks()} {...rest} className={cx('select', dense && 'select--sm', className)}>
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </select>
);
