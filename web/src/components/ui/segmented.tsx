import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import './segmented.css';

export interface SegmentedProps<V extends string> {
  /** What is chosen; read by screen readers, not shown. */
  readonly legend: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
  readonly onChange: (value: V) => void;
  readonly className?: string;
}

/** A few exclusive choices side by side: radio buttons that look like one control. */
export const Segmented = <V extends string>({ legend, value, options, onChange, className }: SegmentedProps<V>) => {
  const name = useId();
  return (
    <fieldset className={cx('seg', className)}>
      <legend className="vh">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};
