import css from './chart.module.css';

/**
 * What each result is painted with: emerald plain, red with lines across, amber with dots, and a hatch for no answer. So
 * they differ without their colours, and in print.
 */
export const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}valid`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.valid} />
    </pattern>
    <pattern id={`${id}invalid`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.invalid} />
      <rect width="4" height="1" y="3" className={css.cut} />
    </pattern>
    <pattern id={`${id}error`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.error} />
      <circle cx="2" cy="2" r="0.9" className={css.cut} />
    </pattern>
    <pattern id={`${id}timeout`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4" height="4" className={css.cut} />
      <rect width="1.8" height="4" className={css.timeout} />
    </pattern>
  </defs>
);
