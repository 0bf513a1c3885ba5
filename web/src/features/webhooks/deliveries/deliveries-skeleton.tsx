import { Skeleton } from '../../../components/ui/skeleton.tsx';
import css from './deliveries.module.css';

const rows = ['a', 'b', 'c', 'd'] as const;

/** The rows of a page that is on its way. */
export const DeliveriesSkeleton = () => (
  <span className={css.skeleton} aria-hidden="true">
    {rows.map((row) => (
      <span key={row}>
        <Skeleton width="4rem" />
        <Skeleton width="10rem" />
        <Skeleton width="3rem" />
      </span>
    ))}
  </span>
);
