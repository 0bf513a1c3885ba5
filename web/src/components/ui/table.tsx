import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import './table.css';

/** Dense rows between hairlines. Put the caption in `aria-label` or a `<caption className="vh">`. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={cx('table', className)} />
);
