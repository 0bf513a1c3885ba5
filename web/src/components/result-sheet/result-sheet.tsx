import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { Brand } from '../ui/brand.tsx';
import '../ui/card.css';
import './result-sheet.css';

export interface ResultSheetProps {
  /** What it is about, to quote when asking for help: `pay_…`. */
  readonly id?: string | undefined;
  readonly icon: ReactNode;
  readonly title: string;
  readonly explain: ReactNode;
  /** Absent: nothing is decided yet, or nothing happened. */
  readonly tone?: 'ok' | 'bad' | 'warn' | undefined;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** What became of something that was agreed elsewhere: the result first, then what it means, then one next step. */
export const ResultSheet = ({ id, icon, title, explain, tone, children, foot }: ResultSheetProps) => (
  <section className="card sheet">
    <div className="sheet-top">
      <Brand />
      {id && <span className="mono">{id}</span>}
    </div>
    <div className={cx('sheet-says', tone && `sheet-says--${tone}`)} aria-live="polite">
      {icon}
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{explain}</p>
      </div>
    </div>
    {children && <div className="sheet-body">{children}</div>}
    {foot && <div className="card-foot sheet-foot">{foot}</div>}
  </section>
);
