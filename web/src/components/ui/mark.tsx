import { cx } from './class-names.ts';
import './icon.css';

export type MarkState = 'ok' | 'bad' | 'partial';

const shapes = {
  ok: (
    <>
      <circle cx="12" cy="12" r="10" fill="currentColor" stroke="none" />
      <path d="m8 12.2 2.7 2.7L16 9.4" className="mark-cut" />
    </>
  ),
  bad: (
    <>
      <path d="M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9z" fill="currentColor" stroke="none" />
      <path d="m9 9 6 6m0-6-6 6" className="mark-cut" />
    </>
  ),
  partial: <circle cx="12" cy="12" r="9.2" strokeDasharray="3.6 3.6" />,
} satisfies Record<MarkState, unknown>;

/** The three judgements, each with its own shape: disc, octagon, dashed ring. */
export const Mark = ({ state, className }: { readonly state: MarkState; readonly className?: string }) => (
  <svg className={cx('i', className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {shapes[state]}
  </svg>
);
