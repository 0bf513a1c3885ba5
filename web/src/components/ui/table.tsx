import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import './table.css';

/** Dense rows between hairlines. Put the caption in `aria-label` or a `<caption className="vh">`. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={cx('table', className)} />
);

/** Lets a wide table scroll inside its own box, by keyboard too. */
export const TableScroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
  <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
