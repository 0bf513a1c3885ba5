import type { ReactNode } from 'react';
import css from './sheet.module.css';

interface TopProps {
  readonly seal?: ReactNode;
  readonly title: string;
  readonly explain: ReactNode;
  readonly badge?: ReactNode;
}

/** What a sheet is worth, before what it says. */
export const Top = ({ seal, title, explain, badge }: TopProps) => (
  <div className={css.top}>
    {seal}
    <div aria-live="polite">
      <h1 tabIndex={-1}>
        {title} {badge}
      </h1>
      <p>{explain}</p>
    </div>
  </div>
);
