import { cx } from '../../components/ui/class-names.ts';
import type { Batch } from './api/batch.ts';
import { parts, partsOf } from './state.ts';
import css from './batch.module.css';

/** How the rows of a batch are spread over what became of them; the numbers stand beside it. */
export const CountsBar = ({
  of,
  className,
}: {
  readonly of: Pick<Batch, 'counts' | 'verdicts'>;
  readonly className?: string;
}) => {
  const rows = partsOf(of);
  const shown = parts.filter((part) => rows[part] > 0);
  return (
    <div className={cx(css.bar, className)} aria-hidden="true">
      {shown.length === 0 && <i className={css.pending} />}
      {shown.map((part) => (
        <i key={part} className={css[part]} style={{ flexGrow: rows[part] }} />
      ))}
    </div>
  );
};
