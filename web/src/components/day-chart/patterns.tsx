import css from './day-chart.module.css';

/**
 * What parts of a day are painted with: emerald plain, red with lines across, amber with dots, plain grey, and a grey hatch. So they
 * differ without their colours, and in print.
 */
export const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}good`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.good} />
    </pattern>
    <pattern id={`${id}bad`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.bad} />
      <rect width="4" height="1" y="3" className={css.cut} />
    </pattern>
    <pattern id={`${id}warn`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.warn} />
      <circle cx="2" cy="2" r="0.9" className={css.cut} />
    </pattern>
    <pattern id={`${id}plain`} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" className={css.plain} />
    </pattern>
    <pattern id={`${id}none`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4" height="4" className={css.cut} />
      <rect width="1.8" height="4" className={css.none} />
    </pattern>
  </defs>
);
