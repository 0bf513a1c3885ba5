import type { Bar } from './coverage.ts';

const unitPx = 6;

/** The shape of a number: one bar per part, as long as the part; a varying rest is dashed. */
export const Shape = ({ bars }: { readonly bars: readonly Bar[] }) => (
  <span className="shape" aria-hidden="true">
    {bars.map((bar, index) => {
      if (bar === 'gap') return <i key={index} className="shape-gap" />;
      const { role, from, to } = bar;
      return (
        <span key={index} className="shape-bar">
          {from > 0 && <i className={`is-${role}`} style={{ width: from * unitPx }} />}
          {to > from && <i className="is-variable" style={{ width: (to - from) * unitPx }} />}
        </span>
      );
    })}
  </span>
);
