import type { CSSProperties } from 'react';
import { formFor } from '#shared/engine/layout.ts';
import { layoutOf } from '#shared/engine/number.ts';
import type { Beside } from '#shared/engine/check-digits.ts';
import type { NumberKind } from '#shared/engine/pack.ts';

const long = (characters: number) => ({ '--n': characters }) as CSSProperties;

export interface ShapeBarProps {
  readonly kind: NumberKind;
  readonly example: string;
  readonly beside: Beside | undefined;
}

/** The shape of a number: one bar per part, as long as the part; what may be left out is dashed. */
export const ShapeBar = ({ kind, example, beside = {} }: ShapeBarProps) => {
  const layout = layoutOf(kind, example, beside);
  const shortest = formFor(layout, layout.min).parts;
  return (
    <span className="fmt-shape" aria-hidden="true">
      {formFor(layout, layout.max).parts.map(({ part, role, from, to }, index) => {
        const least = shortest[index] ? shortest[index].to - shortest[index].from : to - from;
        return [
          least > 0 && <i key={part} className={`is-${role}`} style={long(least)} />,
          to - from > least && <i key={`${part} more`} className="is-variable" style={long(to - from - least)} />,
        ];
      })}
    </span>
  );
};
