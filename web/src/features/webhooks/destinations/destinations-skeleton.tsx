import { Skeleton } from '../../../components/ui/skeleton.tsx';
import css from './destinations.module.css';

const widths = ['18rem', '15rem', '20rem'] as const;

/** The rows of a list that is on its way. */
export const DestinationsSkeleton = () => (
  <div className={css.skeleton} aria-hidden="true">
    {widths.map((width) => (
      <div key={width}>
        <Skeleton width={width} />
        <Skeleton width="7rem" />
      </div>
    ))}
  </div>
);
