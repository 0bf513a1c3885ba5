import { cx } from '../../components/ui/class-names.ts';
import css from './seal.module.css';

export type SealState = 'ok' | 'test' | 'over' | 'late' | 'bad';

/** The bar under the wordmark bent into a ring: its arcs are 3, 3, 11 and 1 long, as the parts of a CLABE are. */
const ring = [
  'M57.07 4.27A48 48 0 0 1 92.7 26.55',
  'M97.13 35.66A48 48 0 0 1 92.7 77.45',
  'M86.45 85.42A48 48 0 1 1 24.14 12.91',
] as const;
const lastArc = 'M32.96 7.94A48 48 0 0 1 46.93 4.27';

/** One tick for every digit, of a receipt that holds. */
const ticks =
  'M61.14 17.18L62.41 12.34M71.09 21.48L73.74 17.24M79.3 28.54L83.1 25.28M87.31 44.98L92.21 44M87.8 55.8L92.77 56.33M85.05 66.28L89.64 68.26M73.77 80.67L76.8 84.65M64.26 85.85L65.96 90.55M53.63 87.96L53.86 92.96M42.86 86.82L41.59 91.66M32.91 82.52L30.26 86.76M24.7 75.46L20.9 78.72M18.95 66.28L14.36 68.26M16.2 55.8L11.23 56.33M16.69 44.98L11.79 44M20.38 34.79L15.99 32.4M26.93 26.16L23.45 22.57M42.86 17.18L41.59 12.34';

const marks: Readonly<Record<SealState, string>> = {
  ok: 'm37.5 53 10.5 10.5 19-21',
  test: 'm37.5 53 10.5 10.5 19-21',
  over: 'M42 52h20',
  late: 'M52 40v12l8 5',
  bad: 'm43.5 43.5 17 17m0-17-17 17',
};

/** Says by its shape, not only by its colour, whether a receipt holds. */
export const Seal = ({ state }: { readonly state: SealState }) => {
  const holds = state === 'ok' || state === 'test';
  return (
    <svg className={cx(css.seal, css[state])} viewBox="0 0 104 104" fill="none" aria-hidden="true">
      <g className={css.ring}>
        {ring.map((arc) => (
          <path key={arc} d={arc} />
        ))}
      </g>
      <path className={css.last} d={lastArc} />
      {holds && <path className={css.ticks} d={ticks} />}
      <path className={css.mark} d={marks[state]} />
    </svg>
  );
};
