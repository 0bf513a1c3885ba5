import type { Bar } from './coverage.ts';

/** Of one character, of what parts two parts, and of what parts two numbers. */
const unit = 5;
const seam = 2;
const gap = 8;

interface Stroke {
  readonly look: string;
  readonly x: number;
  readonly width: number;
}

const strokesOf = (bars: readonly Bar[]): { readonly strokes: readonly Stroke[]; readonly width: number } => {
  const strokes: Stroke[] = [];
  let x = 0;
  for (const bar of bars) {
    if (bar === 'gap') {
      x += gap;
      continue;
    }
    const fixed = bar.from * unit;
    const varying = (bar.to - bar.from) * unit;
    if (fixed > 0) strokes.push({ look: bar.role, x, width: fixed });
    if (varying > 0) strokes.push({ look: 'variable', x: x + fixed, width: varying });
    x += fixed + varying + seam;
  }
  return { strokes, width: x };
};

/** The shape of a number: one bar per part, as long as the part; a varying rest is dashed. */
export const Shape = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const { strokes, width } = strokesOf(bars);
  return (
    <svg className="shape" width={width} height="8" aria-hidden="true">
      {strokes.map(({ look, x, width: length }) => (
        <path key={x} className={`is-${look}`} d={`M${x} 4h${length}`} />
      ))}
    </svg>
  );
};
