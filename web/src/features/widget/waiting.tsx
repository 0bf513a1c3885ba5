import { Skeleton } from '../../components/ui/skeleton.tsx';
import css from './widget.module.css';

/** The place of a card that is on its way. */
export const Waiting = ({ label }: { readonly label: string }) => (
  <output className={`card ${css.waiting}`} aria-busy="true">
    <span className="vh">{label}</span>
    <Skeleton width="40%" />
    <Skeleton width="100%" height="8rem" />
    <Skeleton width="70%" />
  </output>
);
