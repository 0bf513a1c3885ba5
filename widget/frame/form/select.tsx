import { Down } from '../parts/icons.tsx';
import type { Links } from './field.tsx';

export interface SelectProps {
  readonly links: Links;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

export const Select = ({ links, value, options, onChange, onLeave }: SelectProps) => (
  <span class="select">
    <select {...links} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} onBlur={onLeave}>
      {options.map(([code, label]) => (
        <option key={code} value={code} selected={code === value}>
          {label}
        </option>
      ))}
    </select>
    <Down />
  </span>
);
